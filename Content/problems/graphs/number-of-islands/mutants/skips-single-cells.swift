// Bug: takes a land cell without land beside it for a rock and does not count it.
class Solution {
  func numIslands(_ grid: [[Character]]) -> Int {
    var grid = grid
    var count = 0
    for row in grid.indices {
      for column in grid[row].indices where grid[row][column] == "1" {
        var size = 0
        var shore = [(row, column)]
        while let (row, column) = shore.popLast() {
          guard grid.indices.contains(row), grid[row].indices.contains(column),
            grid[row][column] == "1"
          else { continue }
          grid[row][column] = "0"
          size += 1
          shore += [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        }
        if size > 1 { count += 1 }
      }
    }
    return count
  }
}
