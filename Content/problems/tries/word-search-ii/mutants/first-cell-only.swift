// Bug: begins only at the first cell that holds the word's first letter.
class Solution {
  func findWords(_ board: [[Character]], _ words: [String]) -> [String] {
    words.filter { word in
      let letters = Array(word)
      var board = board
      for row in board.indices {
        for column in board[row].indices where board[row][column] == letters[0] {
          return spells(letters[...], &board, row, column)
        }
      }
      return false
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
    let steps = [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
    return steps.contains { spells(word.dropFirst(), &board, $0.0, $0.1) }
  }
}
