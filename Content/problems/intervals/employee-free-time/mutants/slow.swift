// Bug: too slow: looks at all intervals for every end.
class Solution {
  func employeeFreeTime(_ schedule: [[Interval]]) -> [Interval] {
    let intervals = schedule.flatMap { $0 }
    let last = intervals.map { $0.end }.max() ?? 0
    var free: [Interval] = []
    for moment in Set(intervals.map { $0.end }).sorted() where moment < last {
      let next = intervals.filter { $0.end > moment }.map { $0.start }.min() ?? 0
      if moment < next { free.append(Interval(moment, next)) }
    }
    return free
  }
}
