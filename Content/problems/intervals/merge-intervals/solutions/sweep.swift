// Idea: counts how many intervals are open while the sorted starts and ends pass by. Time O(n log
// n).
class Solution {
  func merge(_ intervals: [[Int]]) -> [[Int]] {
    let starts = intervals.map { $0[0] }.sorted()
    let ends = intervals.map { $0[1] }.sorted()
    var merged: [[Int]] = []
    var begin = 0
    for index in ends.indices {
      // Nothing is open after this end when the next start lies behind it.
      if index + 1 == starts.count || starts[index + 1] > ends[index] {
        merged.append([starts[begin], ends[index]])
        begin = index + 1
      }
    }
    return merged
  }
}
