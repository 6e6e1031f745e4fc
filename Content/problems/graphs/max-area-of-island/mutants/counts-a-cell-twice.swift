// Bug: sinks a cell when it leaves the list, so one that was put in twice counts twice.
class Solution {
  func maxAreaOfIsland(_ grid: [[Int]]) -> Int {
    var grid = grid
    var largest = 0
    for row in grid.indices {
      for column in grid[row].indices where grid[row][column] == 1 {
        var area = 0
        var cells = [(row, column)]
        while let (r, c) = cells.popLast() {
          grid[r][c] = 0
          area += 1
          for (down, right) in [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)]
          where grid.indices.contains(down) && grid[r].indices.contains(right)
            && grid[down][right] == 1
          {
            cells.append((down, right))
          }
        }
        largest = max(largest, area)
      }
    }
    return largest
  }
}
