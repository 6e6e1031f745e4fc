// Bug: looks at rows and boxes only.
class Solution {
  func isValidSudoku(_ board: [[Character]]) -> Bool {
    for group in 0..<9 {
      let row = (0..<9).map { board[group][$0] }
      let box = (0..<9).map { board[group / 3 * 3 + $0 / 3][group % 3 * 3 + $0 % 3] }
      for cells in [row, box] {
        let digits = cells.filter { $0 != "." }
        if Set(digits).count < digits.count { return false }
      }
    }
    return true
  }
}
