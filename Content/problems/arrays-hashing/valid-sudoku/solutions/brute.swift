// Idea: compare every two filled cells.
class Solution {
  func isValidSudoku(_ board: [[Character]]) -> Bool {
    var filled: [(row: Int, column: Int, digit: Character)] = []
    for row in 0..<9 {
      for column in 0..<9 where board[row][column] != "." {
        filled.append((row, column, board[row][column]))
      }
    }
    for (index, one) in filled.enumerated() {
      for other in filled[..<index] where other.digit == one.digit {
        let isSameBox = one.row / 3 == other.row / 3 && one.column / 3 == other.column / 3
        if one.row == other.row || one.column == other.column || isSameBox { return false }
      }
    }
    return true
  }
}
