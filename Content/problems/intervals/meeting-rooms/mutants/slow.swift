// Bug: too slow: compares every two meetings.
class Solution {
  func canAttendMeetings(_ intervals: [[Int]]) -> Bool {
    let meetings = intervals.map { (start: $0[0], end: $0[1]) }
    for one in meetings.indices {
      for other in meetings.indices where other != one {
        let isInTheWay =
          meetings[one].start < meetings[other].end && meetings[other].start < meetings[one].end
        if isInTheWay { return false }
      }
    }
    return true
  }
}
