// Idea: collects one region after the other and takes those that have no cell on the edge.
class Solution {
  func solve(_ board: inout [[Character]]) {
    let (rows, columns) = (board.count, board[0].count)
    var isOpen = board.map { $0.map { $0 == "O" } }
    for row in 0..<rows {
      for column in 0..<columns where isOpen[row][column] {
        var region: [(Int, Int)] = []
        var isSurrounded = true
        var cells = [(row, column)]
        while let (r, c) = cells.popLast() {
          guard r >= 0, r < rows, c >= 0, c < columns, isOpen[r][c] else { continue }
          isOpen[r][c] = false
          region.append((r, c))
          if r == 0 || r == rows - 1 || c == 0 || c == columns - 1 { isSurrounded = false }
          cells += [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)]
        }
        if isSurrounded {
          for (r, c) in region { board[r][c] = "X" }
        }
      }
    }
  }
}
