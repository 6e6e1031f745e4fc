// Bug: begins with the first rotten orange only.
class Solution {
  func orangesRotting(_ grid: [[Int]]) -> Int {
    var grid = grid
    var last: [(Int, Int)] = []
    for row in grid.indices {
      for column in grid[row].indices where grid[row][column] == 2 && last.isEmpty {
        last.append((row, column))
      }
    }
    var minutes = 0
    while grid.joined().contains(1) {
      var next: [(Int, Int)] = []
      for (row, column) in last {
        for (r, c) in [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        where grid.indices.contains(r) && grid[r].indices.contains(c) && grid[r][c] == 1 {
          grid[r][c] = 2
          next.append((r, c))
        }
      }
      if next.isEmpty { return -1 }
      minutes += 1
      last = next
    }
    return minutes
  }
}
