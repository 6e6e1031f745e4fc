// Bug: never takes a mark away, so a dead end bars its cells for all other walks.
class Solution {
  func exist(_ board: [[Character]], _ word: String) -> Bool {
    let letters = Array(word)

    func spells(
      _ row: Int, _ column: Int, from index: Int, _ isUsed: inout Set<[Int]>
    ) -> Bool {
      if index == letters.count { return true }
      guard board.indices.contains(row), board[row].indices.contains(column),
        board[row][column] == letters[index], isUsed.insert([row, column]).inserted
      else { return false }
      return spells(row - 1, column, from: index + 1, &isUsed)
        || spells(row + 1, column, from: index + 1, &isUsed)
        || spells(row, column - 1, from: index + 1, &isUsed)
        || spells(row, column + 1, from: index + 1, &isUsed)
    }

    for row in board.indices {
      for column in board[row].indices {
        var isUsed: Set<[Int]> = []
        if spells(row, column, from: 0, &isUsed) { return true }
      }
    }
    return false
  }
}
