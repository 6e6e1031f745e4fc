// Bug: takes two meetings that only touch for a collision.
class Solution {
  func canAttendMeetings(_ intervals: [[Int]]) -> Bool {
    let meetings = intervals.sorted { $0[0] < $1[0] }
    return zip(meetings, meetings.dropFirst()).allSatisfy { $0[1] < $1[0] }
  }
}
