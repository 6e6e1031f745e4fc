// Bug: does not report success, so the cells are emptied again on the way back.
class Solution {
  func solveSudoku(_ board: inout [[Character]]) {
    var cells = board.flatMap { $0 }
    let empty = cells.indices.filter { cells[$0] == "." }

    func isFree(_ cell: Int, _ digit: Character) -> Bool {
      let (row, column) = (cell / 9, cell % 9)
      let corner = row / 3 * 27 + column / 3 * 3
      return (0..<9).allSatisfy { step in
        cells[row * 9 + step] != digit && cells[step * 9 + column] != digit
          && cells[corner + step / 3 * 9 + step % 3] != digit
      }
    }

    func fill(_ number: Int) {
      if number == empty.count { return }
      for digit in "123456789" where isFree(empty[number], digit) {
        cells[empty[number]] = digit
        fill(number + 1)
        cells[empty[number]] = "."
      }
    }

    fill(0)
    board = (0..<9).map { Array(cells[($0 * 9)..<($0 * 9 + 9)]) }
  }
}
