// Idea: sinks each island with a list of cells to visit and counts what it sinks.
class Solution {
  func maxAreaOfIsland(_ grid: [[Int]]) -> Int {
    var grid = grid
    var largest = 0
    for row in grid.indices {
      for column in grid[row].indices where grid[row][column] == 1 {
        var area = 0
        var cells = [(row, column)]
        while let (r, c) = cells.popLast() {
          guard grid.indices.contains(r), grid[r].indices.contains(c), grid[r][c] == 1
          else { continue }
          grid[r][c] = 0
          area += 1
          cells += [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)]
        }
        largest = max(largest, area)
      }
    }
    return largest
  }
}
