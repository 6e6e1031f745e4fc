internal import Domain

/// A sudoku of 9 times 9 cells; 0 is an empty one.
struct SudokuBoard: Sendable {
  private(set) var cells: [Int]
  /// The digits that each row, column and box has, a bit each.
  private var used = [Int](repeating: 0, count: 27)
  private var steps = 0

  /// Nil for another form and when a digit stands twice in a row, column or box.
  init?(_ value: Value) {
    let texts = value.leaves.map { $0.text ?? "" }
    guard value.elements?.count == 9, texts.count == 81 else { return nil }
    self.init(cells: texts.map { Int($0) ?? 0 })
  }

  init?(cells: [Int]) {
    self.cells = [Int](repeating: 0, count: 81)
    for (cell, digit) in cells.enumerated() where digit != 0 {
      guard freeDigits(of: cell) & 1 << digit != 0 else { return nil }
      set(cell, digit)
    }
  }

  /// The nine groups' numbers that a cell is part of: row, column and box.
  static func units(of cell: Int) -> [Int] {
    let (row, column) = (cell / 9, cell % 9)
    return [row, 9 + column, 18 + row / 3 * 3 + column / 3]
  }

  /// How many ways there are to fill it; counting stops at `most`.
  ///
  /// A board that is too hard to count counts as one with `most` solutions.
  mutating func solutions(upTo most: Int) -> Int {
    steps += 1
    if steps > 100_000 { return most }
    var (best, fewest, digits) = (-1, 10, 0)
    for cell in cells.indices where cells[cell] == 0 {
      let free = freeDigits(of: cell)
      if free.nonzeroBitCount < fewest {
        (best, fewest, digits) = (cell, free.nonzeroBitCount, free)
      }
      if fewest < 2 { break }
    }
    guard best >= 0 else { return 1 }
    var count = 0
    for digit in 1...9 where digits & 1 << digit != 0 && count < most {
      set(best, digit)
      count += solutions(upTo: most - count)
      clear(best)
    }
    return count
  }

  private func freeDigits(of cell: Int) -> Int {
    let (row, column) = (cell / 9, cell % 9)
    return 0b11_1111_1110 & ~(used[row] | used[9 + column] | used[18 + row / 3 * 3 + column / 3])
  }

  private mutating func set(_ cell: Int, _ digit: Int) {
    cells[cell] = digit
    for unit in Self.units(of: cell) { used[unit] |= 1 << digit }
  }

  private mutating func clear(_ cell: Int) {
    for unit in Self.units(of: cell) { used[unit] &= ~(1 << cells[cell]) }
    cells[cell] = 0
  }
}
