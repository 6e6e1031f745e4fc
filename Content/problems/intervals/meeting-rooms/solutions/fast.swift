// Idea: by start, every meeting has to end before the next one starts. Time O(n log n).
class Solution {
  func canAttendMeetings(_ intervals: [[Int]]) -> Bool {
    let meetings = intervals.map { (start: $0[0], end: $0[1]) }.sorted { $0.start < $1.start }
    return zip(meetings, meetings.dropFirst()).allSatisfy { $0.end <= $1.start }
  }
}
