// Bug: begins only at the first cell that has the first letter.
class Solution {
  func exist(_ board: [[Character]], _ word: String) -> Bool {
    var cells = board
    let letters = Array(word)

    func spells(_ row: Int, _ column: Int, from index: Int) -> Bool {
      if index == letters.count { return true }
      guard cells.indices.contains(row), cells[row].indices.contains(column),
        cells[row][column] == letters[index]
      else { return false }
      cells[row][column] = " "
      defer { cells[row][column] = letters[index] }
      return [(-1, 0), (1, 0), (0, -1), (0, 1)].contains { down, right in
        spells(row + down, column + right, from: index + 1)
      }
    }

    for row in board.indices {
      for column in board[row].indices where board[row][column] == letters[0] {
        return spells(row, column, from: 0)
      }
    }
    return false
  }
}
