// Bug: too slow. Compares every interval with every merged one: O(n^2).
class Solution {
  func merge(_ intervals: [[Int]]) -> [[Int]] {
    var merged: [[Int]] = []
    for interval in intervals {
      var (start, end) = (interval[0], interval[1])
      var apart: [[Int]] = []
      for other in merged {
        if other[0] <= end && start <= other[1] {
          (start, end) = (min(start, other[0]), max(end, other[1]))
        } else {
          apart.append(other)
        }
      }
      merged = apart + [[start, end]]
    }
    return merged
  }
}
