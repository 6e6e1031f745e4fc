// Bug: begins at the first row and the first column only.
class Solution {
  func solve(_ board: inout [[Character]]) {
    var isSafe = board.map { $0.map { _ in false } }
    var cells = board.indices.map { ($0, 0) } + board[0].indices.map { (0, $0) }
    while let (r, c) = cells.popLast() {
      guard board.indices.contains(r), board[r].indices.contains(c), board[r][c] == "O",
        !isSafe[r][c]
      else { continue }
      isSafe[r][c] = true
      cells += [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)]
    }
    for r in board.indices {
      for c in board[r].indices where !isSafe[r][c] { board[r][c] = "X" }
    }
  }
}
