// Bug: writes the first digit that fits and never takes one back.
class Solution {
  func solveSudoku(_ board: inout [[Character]]) {
    for row in 0..<9 {
      for column in 0..<9 where board[row][column] == "." {
        let corner = (row / 3 * 3, column / 3 * 3)
        for digit in "123456789" {
          let isUsed = (0..<9).contains {
            board[row][$0] == digit || board[$0][column] == digit
              || board[corner.0 + $0 / 3][corner.1 + $0 % 3] == digit
          }
          if !isUsed {
            board[row][column] = digit
            break
          }
        }
      }
    }
  }
}
