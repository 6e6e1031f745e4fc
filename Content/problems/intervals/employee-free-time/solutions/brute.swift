// Idea: looks behind every end for the next start, unless somebody is at work. Time O(n²).
class Solution {
  func employeeFreeTime(_ schedule: [[Interval]]) -> [Interval] {
    let intervals = schedule.flatMap { $0 }
    var free: [Interval] = []
    for moment in Set(intervals.map { $0.end }).sorted() {
      if intervals.contains(where: { $0.start <= moment && moment < $0.end }) { continue }
      let next = intervals.map { $0.start }.filter { moment < $0 }.min()
      if let next { free.append(Interval(moment, next)) }
    }
    return free
  }
}
