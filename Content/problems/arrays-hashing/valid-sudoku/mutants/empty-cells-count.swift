// Bug: compares empty cells as if they held a digit.
class Solution {
  func isValidSudoku(_ board: [[Character]]) -> Bool {
    for group in 0..<9 {
      let row = (0..<9).map { board[group][$0] }
      let column = (0..<9).map { board[$0][group] }
      let box = (0..<9).map { board[group / 3 * 3 + $0 / 3][group % 3 * 3 + $0 % 3] }
      for cells in [row, column, box] where Set(cells).count < 9 { return false }
    }
    return true
  }
}
