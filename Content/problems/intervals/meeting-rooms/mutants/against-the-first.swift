// Bug: compares every meeting with the first one only.
class Solution {
  func canAttendMeetings(_ intervals: [[Int]]) -> Bool {
    guard let first = intervals.min(by: { $0[0] < $1[0] }) else { return true }
    return intervals.filter { $0[0] < first[1] }.count < 2
  }
}
