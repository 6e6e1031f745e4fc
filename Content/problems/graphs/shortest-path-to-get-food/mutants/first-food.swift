// Bug: looks for the way to the first cell with food on the map, not to the nearest.
class Solution {
  func getFood(_ grid: [[Character]]) -> Int {
    var steps = grid.map { $0.map { _ in -1 } }
    var queue: [(Int, Int)] = []
    for row in grid.indices {
      for column in grid[row].indices where grid[row][column] == "*" {
        steps[row][column] = 0
        queue.append((row, column))
      }
    }
    var next = 0
    while next < queue.count {
      let (row, column) = queue[next]
      next += 1
      for (r, c) in [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
      where grid.indices.contains(r) && grid[r].indices.contains(c) && grid[r][c] != "X"
        && steps[r][c] < 0
      {
        steps[r][c] = steps[row][column] + 1
        queue.append((r, c))
      }
    }
    for row in grid.indices {
      for column in grid[row].indices where grid[row][column] == "#" { return steps[row][column] }
    }
    return -1
  }
}
