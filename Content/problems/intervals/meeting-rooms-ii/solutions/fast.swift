// Idea: walks through starts and ends in the order of time and counts the meetings that go on. Time
// O(n log n).
class Solution {
  func minMeetingRooms(_ intervals: [[Int]]) -> Int {
    let starts = intervals.map { $0[0] }.sorted()
    let ends = intervals.map { $0[1] }.sorted()
    var ended = 0
    var most = 0
    for (begun, start) in starts.enumerated() {
      while ends[ended] <= start { ended += 1 }
      most = max(most, begun + 1 - ended)
    }
    return most
  }
}
