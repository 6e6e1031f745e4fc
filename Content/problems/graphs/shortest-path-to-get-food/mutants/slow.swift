// Bug: too slow. Searches from each cell with food to the start and takes the least.
class Solution {
  func getFood(_ grid: [[Character]]) -> Int {
    let isOpen = grid.map { $0.map { $0 != "X" } }
    let isStart = grid.map { $0.map { $0 == "*" } }
    var least = Int.max
    for row in grid.indices {
      for column in grid[row].indices where grid[row][column] == "#" {
        least = min(least, steps(row, column, isOpen, isStart))
      }
    }
    return least == .max ? -1 : least
  }

  private func steps(_ row: Int, _ column: Int, _ isOpen: [[Bool]], _ isStart: [[Bool]]) -> Int {
    var isOpen = isOpen
    isOpen[row][column] = false
    var reached = [(row, column)]
    var steps = 0
    while !reached.isEmpty {
      var next: [(Int, Int)] = []
      for (row, column) in reached {
        if isStart[row][column] { return steps }
        for (r, c) in [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        where isOpen.indices.contains(r) && isOpen[r].indices.contains(c) && isOpen[r][c] {
          isOpen[r][c] = false
          next.append((r, c))
        }
      }
      reached = next
      steps += 1
    }
    return .max
  }
}
