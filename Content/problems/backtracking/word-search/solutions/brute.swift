// Idea: every walk of the word's length, compared at its end.
class Solution {
  func exist(_ board: [[Character]], _ word: String) -> Bool {
    let length = word.count
    var walk: [[Int]] = []

    func reads(_ cell: [Int]) -> Bool {
      let (row, column) = (cell[0], cell[1])
      guard board.indices.contains(row), board[row].indices.contains(column) else { return false }
      if walk.contains(cell) { return false }
      walk.append(cell)
      defer { walk.removeLast() }
      if walk.count == length { return String(walk.map { board[$0[0]][$0[1]] }) == word }
      let steps = [[0, 1], [1, 0], [0, -1], [-1, 0]]
      return steps.contains { reads([row + $0[0], column + $0[1]]) }
    }

    return board.indices.contains { row in
      board[row].indices.contains { reads([row, $0]) }
    }
  }
}
