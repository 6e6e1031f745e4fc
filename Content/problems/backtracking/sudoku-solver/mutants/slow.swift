// Bug: too slow: fills all cells in every way and checks the board at the end.
class Solution {
  func solveSudoku(_ board: inout [[Character]]) {
    var digits = board.flatMap { $0.map { $0.wholeNumberValue ?? 0 } }
    let empty = digits.indices.filter { digits[$0] == 0 }

    func isRight() -> Bool {
      var used = [Int](repeating: 0, count: 27)
      for (cell, digit) in digits.enumerated() {
        let (row, column) = (cell / 9, cell % 9)
        for group in [row, 9 + column, 18 + row / 3 * 3 + column / 3] {
          if used[group] & (1 << digit) != 0 { return false }
          used[group] |= 1 << digit
        }
      }
      return true
    }

    func fill(_ number: Int) -> Bool {
      if number == empty.count { return isRight() }
      for digit in 1...9 {
        digits[empty[number]] = digit
        if fill(number + 1) { return true }
      }
      return false
    }

    _ = fill(0)
    for (cell, digit) in digits.enumerated() {
      board[cell / 9][cell % 9] = Character(String(digit))
    }
  }
}
