// Bug: too slow. Tries every path.
class Solution {
  func swimInWater(_ grid: [[Int]]) -> Int {
    let n = grid.count
    var isOnPath = grid.map { $0.map { _ in false } }
    var best = Int.max

    func walk(_ row: Int, _ column: Int, _ highest: Int) {
      guard row >= 0, row < n, column >= 0, column < n, !isOnPath[row][column] else { return }
      let top = max(highest, grid[row][column])
      if row == n - 1, column == n - 1 {
        best = min(best, top)
        return
      }
      isOnPath[row][column] = true
      walk(row - 1, column, top)
      walk(row + 1, column, top)
      walk(row, column - 1, top)
      walk(row, column + 1, top)
      isOnPath[row][column] = false
    }

    walk(0, 0, 0)
    return best
  }
}
