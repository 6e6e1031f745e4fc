// Bug: too slow: walks as far as the word is long before it looks at the letters.
class Solution {
  func exist(_ board: [[Character]], _ word: String) -> Bool {
    let (rows, columns) = (board.count, board[0].count)
    let cells = board.flatMap { $0 }
    let letters = Array(word)
    var isUsed = [Bool](repeating: false, count: cells.count)
    var walk: [Int] = []

    func reads(_ row: Int, _ column: Int) -> Bool {
      guard row >= 0, row < rows, column >= 0, column < columns else { return false }
      let cell = row * columns + column
      if isUsed[cell] { return false }
      isUsed[cell] = true
      walk.append(cell)
      defer {
        isUsed[cell] = false
        walk.removeLast()
      }
      if walk.count == letters.count { return zip(walk, letters).allSatisfy { cells[$0] == $1 } }
      return reads(row - 1, column) || reads(row + 1, column) || reads(row, column - 1)
        || reads(row, column + 1)
    }

    for row in 0..<rows {
      for column in 0..<columns where reads(row, column) { return true }
    }
    return false
  }
}
