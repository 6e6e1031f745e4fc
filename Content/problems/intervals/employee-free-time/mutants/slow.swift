// Bug: too slow: looks at all intervals for every end.
class Solution {
  func employeeFreeTime(_ schedule: [[[Int]]]) -> [[Int]] {
    let intervals = schedule.flatMap { $0 }
    let last = intervals.map { $0[1] }.max() ?? 0
    var free: [[Int]] = []
    for moment in Set(intervals.map { $0[1] }).sorted() where moment < last {
      let next = intervals.filter { $0[1] > moment }.map { $0[0] }.min() ?? 0
      if moment < next { free.append([moment, next]) }
    }
    return free
  }
}
