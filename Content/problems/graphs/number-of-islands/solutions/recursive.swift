// Idea: the same flood as a recursion: shortest to write, but as deep as an island is large.
class Solution {
  func numIslands(_ grid: [[Character]]) -> Int {
    var grid = grid
    var count = 0
    for row in grid.indices {
      for column in grid[row].indices where grid[row][column] == "1" {
        count += 1
        sink(row, column, &grid)
      }
    }
    return count
  }

  private func sink(_ row: Int, _ column: Int, _ grid: inout [[Character]]) {
    guard grid.indices.contains(row), grid[row].indices.contains(column),
      grid[row][column] == "1"
    else { return }
    grid[row][column] = "0"
    sink(row - 1, column, &grid)
    sink(row + 1, column, &grid)
    sink(row, column - 1, &grid)
    sink(row, column + 1, &grid)
  }
}
