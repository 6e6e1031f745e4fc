// Bug: takes intervals that only touch for overlapping ones.
class Solution {
  func eraseOverlapIntervals(_ intervals: [[Int]]) -> Int {
    var end = Int.min
    var removed = 0
    for interval in intervals.sorted(by: { $0[1] < $1[1] }) {
      if interval[0] <= end { removed += 1 } else { end = interval[1] }
    }
    return removed
  }
}
