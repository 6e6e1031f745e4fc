// Bug: counts how many meetings overlap each one, though these need not overlap each other.
class Solution {
  func minMeetingRooms(_ intervals: [[Int]]) -> Int {
    intervals.map { one in
      intervals.filter { $0[0] < one[1] && one[0] < $0[1] }.count
    }.max()!
  }
}
