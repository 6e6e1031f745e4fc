// Bug: only asks whether all meetings together take no longer than from first start to last end.
class Solution {
  func canAttendMeetings(_ intervals: [[Int]]) -> Bool {
    let first = intervals.map { $0[0] }.min() ?? 0
    let last = intervals.map { $0[1] }.max() ?? 0
    return intervals.reduce(0) { $0 + $1[1] - $1[0] } <= last - first
  }
}
