// Idea: the area from a cell on is one more than the areas from its four neighbours on.
class Solution {
  func maxAreaOfIsland(_ grid: [[Int]]) -> Int {
    var grid = grid
    var largest = 0
    for row in grid.indices {
      for column in grid[row].indices { largest = max(largest, area(row, column, &grid)) }
    }
    return largest
  }

  private func area(_ row: Int, _ column: Int, _ grid: inout [[Int]]) -> Int {
    guard grid.indices.contains(row), grid[row].indices.contains(column), grid[row][column] == 1
    else { return 0 }
    grid[row][column] = 0
    return 1 + area(row - 1, column, &grid) + area(row + 1, column, &grid)
      + area(row, column - 1, &grid) + area(row, column + 1, &grid)
  }
}
