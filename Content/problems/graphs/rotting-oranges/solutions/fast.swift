// Idea: minute by minute the fresh neighbours of those that rotted last.
class Solution {
  func orangesRotting(_ grid: [[Int]]) -> Int {
    var grid = grid
    var last: [(Int, Int)] = []
    var fresh = 0
    for row in grid.indices {
      for column in grid[row].indices {
        if grid[row][column] == 2 { last.append((row, column)) }
        if grid[row][column] == 1 { fresh += 1 }
      }
    }
    var minutes = 0
    while fresh > 0 {
      var next: [(Int, Int)] = []
      for (row, column) in last {
        for (r, c) in [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        where grid.indices.contains(r) && grid[r].indices.contains(c) && grid[r][c] == 1 {
          grid[r][c] = 2
          next.append((r, c))
        }
      }
      if next.isEmpty { return -1 }
      fresh -= next.count
      minutes += 1
      last = next
    }
    return minutes
  }
}
