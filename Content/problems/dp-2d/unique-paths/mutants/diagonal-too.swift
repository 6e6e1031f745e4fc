// Bug: allows diagonal moves as well.
class Solution {
  func uniquePaths(_ m: Int, _ n: Int) -> Int {
    var ways = [[Int]](repeating: [Int](repeating: 1, count: n), count: m)
    for row in 0..<m where row > 0 {
      for column in 0..<n where column > 0 {
        ways[row][column] =
          ways[row - 1][column] &+ ways[row][column - 1] &+ ways[row - 1][column - 1]
      }
    }
    return ways[m - 1][n - 1]
  }
}
