// Bug: connects all points with the best middle instead of with each other.
class Solution {
  func minCostConnectPoints(_ points: [[Int]]) -> Int {
    points.map { middle in
      points.reduce(0) { $0 + abs($1[0] - middle[0]) + abs($1[1] - middle[1]) }
    }.min() ?? 0
  }
}
