// Idea: row by row, each cell from the one above and the one on the left.
class Solution {
  func uniquePaths(_ m: Int, _ n: Int) -> Int {
    var ways = [Int](repeating: 1, count: n)
    for _ in 0..<(m - 1) {
      for column in ways.indices.dropFirst() { ways[column] += ways[column - 1] }
    }
    return ways[n - 1]
  }
}
