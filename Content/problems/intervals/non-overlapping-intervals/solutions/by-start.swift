// Idea: by start; of two that overlap, the one that ends later goes. Time O(n log n).
class Solution {
  func eraseOverlapIntervals(_ intervals: [[Int]]) -> Int {
    let pairs = intervals.map { (start: $0[0], end: $0[1]) }.sorted { $0.start < $1.start }
    var end = Int.min
    var removed = 0
    for pair in pairs {
      if pair.start < end {
        removed += 1
        end = min(end, pair.end)
      } else {
        end = pair.end
      }
    }
    return removed
  }
}
