// Idea: sorts starts and ends apart; each start must not come before the end in front of it. Time
// O(n log n).
class Solution {
  func canAttendMeetings(_ intervals: [[Int]]) -> Bool {
    let starts = intervals.map { $0[0] }.sorted()
    let ends = intervals.map { $0[1] }.sorted()
    return zip(ends, starts.dropFirst()).allSatisfy { $0 <= $1 }
  }
}
