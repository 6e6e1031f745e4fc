// Idea: fill cell by cell, and look through row, column and box for each digit.
class Solution {
  func solveSudoku(_ board: inout [[Character]]) {
    var cells = board.flatMap { $0 }

    func isFree(_ cell: Int, _ digit: Character) -> Bool {
      let (row, column) = (cell / 9, cell % 9)
      let corner = row / 3 * 27 + column / 3 * 3
      for step in 0..<9 {
        if cells[row * 9 + step] == digit || cells[step * 9 + column] == digit { return false }
        if cells[corner + step / 3 * 9 + step % 3] == digit { return false }
      }
      return true
    }

    func fill() -> Bool {
      guard let cell = cells.firstIndex(of: ".") else { return true }
      for digit in "123456789" where isFree(cell, digit) {
        cells[cell] = digit
        if fill() { return true }
        cells[cell] = "."
      }
      return false
    }

    _ = fill()
    board = (0..<9).map { Array(cells[($0 * 9)..<($0 * 9 + 9)]) }
  }
}
