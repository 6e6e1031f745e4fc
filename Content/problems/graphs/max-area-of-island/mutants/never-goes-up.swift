// Bug: floods to the left, right and down only, so arms that go up are missing.
class Solution {
  func maxAreaOfIsland(_ grid: [[Int]]) -> Int {
    var grid = grid
    var largest = 0
    for row in grid.indices {
      for column in grid[row].indices where grid[row][column] == 1 {
        var area = 0
        var cells = [(row, column)]
        while let (r, c) = cells.popLast() {
          guard r < grid.count, grid[r].indices.contains(c), grid[r][c] == 1 else { continue }
          grid[r][c] = 0
          area += 1
          cells += [(r + 1, c), (r, c - 1), (r, c + 1)]
        }
        largest = max(largest, area)
      }
    }
    return largest
  }
}
