// Idea: compares every two meetings. Time O(n²), space O(1).
class Solution {
  func canAttendMeetings(_ intervals: [[Int]]) -> Bool {
    for one in intervals.indices {
      for other in 0..<one {
        let latestStart = max(intervals[one][0], intervals[other][0])
        let earliestEnd = min(intervals[one][1], intervals[other][1])
        if latestStart < earliestEnd { return false }
      }
    }
    return true
  }
}
