// Idea: follows each word on its own from every cell. Time O(words · cells · 3^length).
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
    let steps = [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
    return steps.contains { spells(word.dropFirst(), &board, $0.0, $0.1) }
  }
}
