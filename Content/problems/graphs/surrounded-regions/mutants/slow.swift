// Bug: too slow. Walks through the whole region from each of its cells.
class Solution {
  func solve(_ board: inout [[Character]]) {
    let isOpen = board.map { $0.map { $0 == "O" } }
    for row in isOpen.indices {
      for column in isOpen[row].indices where isOpen[row][column] {
        if !reachesEdge(row, column, isOpen) { board[row][column] = "X" }
      }
    }
  }

  private func reachesEdge(_ row: Int, _ column: Int, _ isOpen: [[Bool]]) -> Bool {
    var isOpen = isOpen
    var cells = [(row, column)]
    while let (r, c) = cells.popLast() {
      guard isOpen.indices.contains(r), isOpen[r].indices.contains(c) else { return true }
      guard isOpen[r][c] else { continue }
      isOpen[r][c] = false
      cells += [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)]
    }
    return false
  }
}
