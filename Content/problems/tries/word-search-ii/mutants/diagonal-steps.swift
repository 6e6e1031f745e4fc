// Bug: steps to cells that touch at a corner as well.
class Solution {
  func findWords(_ board: [[Character]], _ words: [String]) -> [String] {
    words.filter { word in
      let letters = Array(word)
      var board = board
      return board.indices.contains { row in
        board[row].indices.contains { spells(letters[...], &board, row, $0) }
      }
    }
  }

  private func spells(
    _ word: ArraySlice<Character>, _ board: inout [[Character]], _ row: Int, _ column: Int
  ) -> Bool {
    guard let letter = word.first else { return true }
    guard board.indices.contains(row), board[row].indices.contains(column),
      board[row][column] == letter
    else { return false }
    board[row][column] = "."
    defer { board[row][column] = letter }
    for down in -1...1 {
      for right in -1...1 where spells(word.dropFirst(), &board, row + down, column + right) {
        return true
      }
    }
    return false
  }
}
