// Bug: writes an interval down only when the next one begins, so the last is never written.
class Solution {
  func merge(_ intervals: [[Int]]) -> [[Int]] {
    let sorted = intervals.sorted { $0[0] < $1[0] }
    var merged: [[Int]] = []
    var open = sorted[0]
    for interval in sorted.dropFirst() {
      if interval[0] <= open[1] {
        open[1] = max(open[1], interval[1])
      } else {
        merged.append(open)
        open = interval
      }
    }
    return merged.isEmpty ? [open] : merged
  }
}
