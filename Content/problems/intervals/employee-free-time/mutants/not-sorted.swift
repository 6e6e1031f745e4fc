// Bug: goes through the employees one after the other instead of by start.
class Solution {
  func employeeFreeTime(_ schedule: [[[Int]]]) -> [[Int]] {
    let intervals = schedule.flatMap { $0 }
    var free: [[Int]] = []
    var farthest = intervals[0][1]
    for interval in intervals {
      if farthest < interval[0] { free.append([farthest, interval[0]]) }
      farthest = max(farthest, interval[1])
    }
    return free
  }
}
