// Bug: walks over obstacles, since it looks only whether a cell was seen before.
class Solution {
  func getFood(_ grid: [[Character]]) -> Int {
    var isSeen = grid.map { $0.map { $0 == "*" } }
    var reached: [(Int, Int)] = []
    for row in grid.indices {
      for column in grid[row].indices where grid[row][column] == "*" {
        reached.append((row, column))
      }
    }
    var steps = 0
    while !reached.isEmpty {
      var next: [(Int, Int)] = []
      for (row, column) in reached {
        if grid[row][column] == "#" { return steps }
        for (r, c) in [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        where grid.indices.contains(r) && grid[r].indices.contains(c) && !isSeen[r][c] {
          isSeen[r][c] = true
          next.append((r, c))
        }
      }
      reached = next
      steps += 1
    }
    return -1
  }
}
