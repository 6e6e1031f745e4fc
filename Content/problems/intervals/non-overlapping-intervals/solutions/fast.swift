// Idea: by end, keeps every interval that starts no earlier than the last kept one ends. Time O(n
// log n).
class Solution {
  func eraseOverlapIntervals(_ intervals: [[Int]]) -> Int {
    let pairs = intervals.map { (start: $0[0], end: $0[1]) }.sorted { $0.end < $1.end }
    var end = Int.min
    var removed = 0
    for pair in pairs {
      if pair.start < end { removed += 1 } else { end = pair.end }
    }
    return removed
  }
}
