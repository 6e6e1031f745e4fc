// Bug: too slow. Asks for the cells without the last one, and again without the one before it:
// exponential in the number of filled cells.
class Solution {
  func isValidSudoku(_ board: [[Character]]) -> Bool {
    var filled: [(row: Int, column: Int, digit: Character)] = []
    for row in 0..<9 {
      for column in 0..<9 where board[row][column] != "." {
        filled.append((row, column, board[row][column]))
      }
    }
    return isValid(filled)
  }

  private func isValid(_ cells: [(row: Int, column: Int, digit: Character)]) -> Bool {
    guard cells.count > 1 else { return true }
    let (one, other) = (cells[cells.count - 1], cells[cells.count - 2])
    let isSameBox = one.row / 3 == other.row / 3 && one.column / 3 == other.column / 3
    let seesOther = one.row == other.row || one.column == other.column || isSameBox
    if one.digit == other.digit && seesOther { return false }
    return isValid(Array(cells.dropLast())) && isValid(Array(cells.dropLast(2)) + [one])
  }
}
