// Bug: begins with 0 as the last end, so intervals below zero are all removed.
class Solution {
  func eraseOverlapIntervals(_ intervals: [[Int]]) -> Int {
    var end = 0
    var removed = 0
    for interval in intervals.sorted(by: { $0[1] < $1[1] }) {
      if interval[0] < end { removed += 1 } else { end = interval[1] }
    }
    return removed
  }
}
