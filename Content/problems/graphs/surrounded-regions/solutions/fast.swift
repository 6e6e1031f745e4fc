// Idea: marks what hangs together with an O on the edge; whoever has no mark is taken.
class Solution {
  func solve(_ board: inout [[Character]]) {
    let (rows, columns) = (board.count, board[0].count)
    var isOpen = board.map { $0.map { $0 == "O" } }
    var cells: [(Int, Int)] = []
    for row in 0..<rows { cells += [(row, 0), (row, columns - 1)] }
    for column in 0..<columns { cells += [(0, column), (rows - 1, column)] }
    var isSafe = board.map { $0.map { _ in false } }
    while let (r, c) = cells.popLast() {
      guard r >= 0, r < rows, c >= 0, c < columns, isOpen[r][c] else { continue }
      isOpen[r][c] = false
      isSafe[r][c] = true
      cells += [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)]
    }
    for row in 0..<rows {
      for column in 0..<columns { board[row][column] = isSafe[row][column] ? "O" : "X" }
    }
  }
}
