// Bug: lets the search from the edge pass over corners too.
class Solution {
  func solve(_ board: inout [[Character]]) {
    let (rows, columns) = (board.count, board[0].count)
    var isSafe = board.map { $0.map { _ in false } }
    var cells: [(Int, Int)] = []
    for r in 0..<rows {
      for c in 0..<columns where r == 0 || c == 0 || r == rows - 1 || c == columns - 1 {
        cells.append((r, c))
      }
    }
    while let (r, c) = cells.popLast() {
      guard board.indices.contains(r), board[r].indices.contains(c), board[r][c] == "O",
        !isSafe[r][c]
      else { continue }
      isSafe[r][c] = true
      for down in -1...1 {
        for right in -1...1 { cells.append((r + down, c + right)) }
      }
    }
    for r in 0..<rows {
      for c in 0..<columns where !isSafe[r][c] { board[r][c] = "X" }
    }
  }
}
