// Idea: looks behind every end for the next start, unless somebody is at work. Time O(n²).
class Solution {
  func employeeFreeTime(_ schedule: [[[Int]]]) -> [[Int]] {
    let intervals = schedule.flatMap { $0 }
    var free: [[Int]] = []
    for moment in Set(intervals.map { $0[1] }).sorted() {
      if intervals.contains(where: { $0[0] <= moment && moment < $0[1] }) { continue }
      let next = intervals.map { $0[0] }.filter { moment < $0 }.min()
      if let next { free.append([moment, next]) }
    }
    return free
  }
}
