// Bug: floods to the left, right and down only, so an island with an arm going up is counted
// twice.
class Solution {
  func numIslands(_ grid: [[Character]]) -> Int {
    var grid = grid
    var count = 0
    for row in grid.indices {
      for column in grid[row].indices where grid[row][column] == "1" {
        count += 1
        var shore = [(row, column)]
        while let (row, column) = shore.popLast() {
          guard row < grid.count, grid[row].indices.contains(column), grid[row][column] == "1"
          else { continue }
          grid[row][column] = "0"
          shore += [(row + 1, column), (row, column - 1), (row, column + 1)]
        }
      }
    }
    return count
  }
}
