// Idea: fill cell by cell, with notes of the digits in each row, column and box.
class Solution {
  func solveSudoku(_ board: inout [[Character]]) {
    var rows = [Int](repeating: 0, count: 9)
    var columns = rows
    var boxes = rows
    var empty: [(row: Int, column: Int)] = []

    func mark(_ row: Int, _ column: Int, _ digit: Int) {
      rows[row] ^= 1 << digit
      columns[column] ^= 1 << digit
      boxes[row / 3 * 3 + column / 3] ^= 1 << digit
    }

    for row in 0..<9 {
      for column in 0..<9 {
        if let digit = board[row][column].wholeNumberValue {
          mark(row, column, digit)
        } else {
          empty.append((row, column))
        }
      }
    }

    var solution = board

    func fill(_ number: Int) -> Bool {
      if number == empty.count { return true }
      let (row, column) = empty[number]
      let used = rows[row] | columns[column] | boxes[row / 3 * 3 + column / 3]
      for digit in 1...9 where used & (1 << digit) == 0 {
        mark(row, column, digit)
        solution[row][column] = Character(String(digit))
        if fill(number + 1) { return true }
        mark(row, column, digit)
      }
      return false
    }

    _ = fill(0)
    board = solution
  }
}
