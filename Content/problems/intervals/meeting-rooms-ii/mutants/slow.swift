// Bug: too slow: at every start looks through all meetings that still go on.
class Solution {
  func minMeetingRooms(_ intervals: [[Int]]) -> Int {
    var ends: [Int] = []
    var most = 0
    for meeting in intervals.sorted(by: { $0[0] < $1[0] }) {
      ends = ends.filter { $0 > meeting[0] } + [meeting[1]]
      most = max(most, ends.count)
    }
    return most
  }
}
