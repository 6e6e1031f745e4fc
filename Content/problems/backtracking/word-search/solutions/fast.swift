// Idea: follow the word letter by letter, and mark the cells of the current walk.
class Solution {
  func exist(_ board: [[Character]], _ word: String) -> Bool {
    var cells = board.map { $0.map(Optional.some) }
    let letters = Array(word)

    func spells(_ row: Int, _ column: Int, from index: Int) -> Bool {
      if index == letters.count { return true }
      guard cells.indices.contains(row), cells[row].indices.contains(column),
        cells[row][column] == letters[index]
      else { return false }
      cells[row][column] = nil
      let isFound =
        spells(row - 1, column, from: index + 1) || spells(row + 1, column, from: index + 1)
        || spells(row, column - 1, from: index + 1) || spells(row, column + 1, from: index + 1)
      cells[row][column] = letters[index]
      return isFound
    }

    return cells.indices.contains { row in
      cells[row].indices.contains { column in spells(row, column, from: 0) }
    }
  }
}
