// Bug: lists gaps of length 0 where one starts when another stops.
class Solution {
  func employeeFreeTime(_ schedule: [[[Int]]]) -> [[Int]] {
    let ordered = schedule.flatMap { $0 }.sorted { $0[0] < $1[0] }
    var free: [[Int]] = []
    var farthest = ordered[0][1]
    for interval in ordered.dropFirst() {
      if farthest <= interval[0] { free.append([farthest, interval[0]]) }
      farthest = max(farthest, interval[1])
    }
    return free
  }
}
