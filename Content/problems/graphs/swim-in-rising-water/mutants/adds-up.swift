// Bug: looks for the path with the least sum of heights and returns its highest cell.
class Solution {
  func swimInWater(_ grid: [[Int]]) -> Int {
    let n = grid.count
    var best = grid.map { $0.map { _ in (sum: Int.max, top: 0) } }
    best[0][0] = (grid[0][0], grid[0][0])
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for row in 0..<n {
        for column in 0..<n where best[row][column].sum < .max {
          let (sum, top) = best[row][column]
          for (r, c) in [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
          where r >= 0 && r < n && c >= 0 && c < n && sum + grid[r][c] < best[r][c].sum {
            best[r][c] = (sum + grid[r][c], max(top, grid[r][c]))
            hasChanged = true
          }
        }
      }
    }
    return best[n - 1][n - 1].top
  }
}
