// Idea: counts at the start of each meeting how many take place. Time O(n²), space O(1).
class Solution {
  func minMeetingRooms(_ intervals: [[Int]]) -> Int {
    intervals.map { meeting in
      intervals.filter { $0[0] <= meeting[0] && meeting[0] < $0[1] }.count
    }.max()!
  }
}
