// Idea: digit by digit: a place for the 1 in every row, then for the 2, and so on.
class Solution {
  func solveSudoku(_ board: inout [[Character]]) {
    board = placed("123456789"[...], 0, board) ?? board
  }

  private func placed(_ digits: Substring, _ row: Int, _ board: [[Character]]) -> [[Character]]? {
    guard let digit = digits.first else { return board }
    if row == 9 { return placed(digits.dropFirst(), 0, board) }
    if board[row].contains(digit) { return placed(digits, row + 1, board) }
    for column in 0..<9 where board[row][column] == "." {
      if isSeen(digit, from: row, column, on: board) { continue }
      var next = board
      next[row][column] = digit
      if let answer = placed(digits, row + 1, next) { return answer }
    }
    return nil
  }

  private func isSeen(
    _ digit: Character, from row: Int, _ column: Int, on board: [[Character]]
  ) -> Bool {
    let (top, left) = (row / 3 * 3, column / 3 * 3)
    return board.contains { $0[column] == digit }
      || board[top..<(top + 3)].contains { $0[left..<(left + 3)].contains(digit) }
  }
}
