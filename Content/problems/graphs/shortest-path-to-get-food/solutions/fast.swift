// Idea: round by round the cells that are reached for the first time, until one holds food.
class Solution {
  func getFood(_ grid: [[Character]]) -> Int {
    var isOpen = grid.map { $0.map { $0 != "X" } }
    let isFood = grid.map { $0.map { $0 == "#" } }
    var reached: [(Int, Int)] = []
    for row in grid.indices {
      for column in grid[row].indices where grid[row][column] == "*" {
        reached.append((row, column))
        isOpen[row][column] = false
      }
    }
    var steps = 0
    while !reached.isEmpty {
      var next: [(Int, Int)] = []
      for (row, column) in reached {
        if isFood[row][column] { return steps }
        for (r, c) in [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        where isOpen.indices.contains(r) && isOpen[r].indices.contains(c) && isOpen[r][c] {
          isOpen[r][c] = false
          next.append((r, c))
        }
      }
      reached = next
      steps += 1
    }
    return -1
  }
}
