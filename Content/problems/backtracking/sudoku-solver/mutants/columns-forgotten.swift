// Bug: forgets the columns.
class Solution {
  func solveSudoku(_ board: inout [[Character]]) {
    var cells = board.flatMap { $0 }

    func isFree(_ cell: Int, _ digit: Character) -> Bool {
      let (row, column) = (cell / 9, cell % 9)
      let corner = row / 3 * 27 + column / 3 * 3
      return (0..<9).allSatisfy { step in
        cells[row * 9 + step] != digit && cells[corner + step / 3 * 9 + step % 3] != digit
      }
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
