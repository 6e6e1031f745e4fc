// Bug: asks whether the next cell exists before it asks whether the word is complete.
class Solution {
  func exist(_ board: [[Character]], _ word: String) -> Bool {
    var cells = board
    let letters = Array(word)

    func spells(_ row: Int, _ column: Int, from index: Int) -> Bool {
      guard cells.indices.contains(row), cells[row].indices.contains(column) else { return false }
      if index == letters.count { return true }
      if cells[row][column] != letters[index] { return false }
      cells[row][column] = " "
      defer { cells[row][column] = letters[index] }
      return [(-1, 0), (1, 0), (0, -1), (0, 1)].contains { down, right in
        spells(row + down, column + right, from: index + 1)
      }
    }

    return board.indices.contains { row in
      board[row].indices.contains { spells(row, $0, from: 0) }
    }
  }
}
