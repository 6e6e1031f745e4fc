internal import Domain

extension Recipe {
  /// Boards and puzzles.
  static let games: [String: Recipe] = [
    "walk": Recipe(form: .mapping(required: ["of", "length"])) { options, draw throws(ForgeError) in
      let rows = try options.inner("of", from: &draw).elements?.map(\.pieces) ?? []
      let length = try options.count("length", from: &draw)
      return .string(walk(on: rows, length, from: &draw.choices).compactMap(\.text).joined())
    },
    "sudoku": Recipe(
      form: .mapping(
        required: ["given"], optional: ["unique", "wrong"],
        words: ["wrong": ["row", "column", "box"]])
    ) { options, draw throws(ForgeError) in
      let given = min(81, try options.count("given", from: &draw))
      var cells = sudoku(given, isUnique: options.isOn("unique"), from: &draw.choices)
      if let kind = ["row", "column", "box"].firstIndex(of: options.word("wrong", default: "")) {
        spoil(&cells, kind: kind, from: &draw.choices)
      }
      let texts = cells.map { Value.string($0 == 0 ? "." : String($0)) }
      return .array((0..<9).map { .array(Array(texts[$0 * 9..<$0 * 9 + 9])) })
    },
    "jumps": Recipe(
      form: .mapping(
        required: ["length", "each"], optional: ["shape"],
        words: ["shape": ["any", "reachable", "stuck"]])
    ) { options, draw throws(ForgeError) in
      let count = try options.count("length", from: &draw)
      let (low, high) = try options.limits("each", in: draw)
      try draw.spend(count, at: options.path)
      var jumps = (0..<count).map { _ in draw.choices.integer(low, high) }
      switch options.word("shape", default: "any") {
      case "reachable": reach(&jumps, most: high)
      case "stuck" where count > 1:
        let end = draw.choices.below(count - 1)
        for place in 0...end { jumps[place] = min(jumps[place], end - place) }
      default: break
      }
      return .array(jumps.map(Value.int))
    },
    "stations": Recipe(
      form: .mapping(
        required: ["count", "each"], optional: ["shape"], words: ["shape": ["unique", "none"]])
    ) { options, draw throws(ForgeError) in
      let count = try options.count("count", from: &draw)
      let (low, high) = try options.limits("each", in: draw)
      guard low < high else { throw .recipe("\(options.path): all stations would be equal.") }
      let isNone = options.word("shape", default: "unique") == "none"
      try draw.spend(count, of: 2, at: options.path)
      let gains = gains(count, width: high - low, isNone: isNone, from: &draw.choices)
      return .array(
        gains.map { gain in
          let cost = draw.choices.integer(low + max(0, -gain), high - max(0, gain))
          return [.int(cost + gain), .int(cost)]
        })
    },
  ]
}

private func walk(
  on rows: [[Value]], _ length: Int, from choices: inout Choices
) -> [Value] {
  guard let width = rows.first?.count, width > 0, length > 0 else { return [] }
  var cell = (row: choices.below(rows.count), column: choices.below(width))
  var used: Set<Int> = []
  var word: [Value] = []
  while true {
    word.append(rows[cell.row][cell.column])
    used.insert(cell.row * width + cell.column)
    let next = [(0, 1), (1, 0), (0, -1), (-1, 0)].map {
      (row: cell.row + $0.0, column: cell.column + $0.1)
    }.filter { next in
      rows.indices.contains(next.row) && rows[next.row].indices.contains(next.column)
        && !used.contains(next.row * width + next.column)
    }
    guard word.count < length, let step = choices.element(next) else { return word }
    cell = step
  }
}

/// A board with so many digits that can be filled; more, if one solution needs them.
private func sudoku(_ given: Int, isUnique: Bool, from choices: inout Choices) -> [Int] {
  let digits = choices.shuffled(Array(1...9))
  let rows = choices.bands()
  let columns = choices.bands()
  var cells = rows.flatMap { row in
    columns.map { column in digits[(row * 3 + row / 3 + column) % 9] }
  }
  var left = 81
  for cell in choices.order(81) where left > given {
    let digit = cells[cell]
    cells[cell] = 0
    if isUnique, var board = SudokuBoard(cells: cells), board.solutions(upTo: 2) != 1 {
      cells[cell] = digit
    } else {
      left -= 1
    }
  }
  return cells
}

/// Makes one digit stand twice in a row (0), a column (1) or a box (2), and nowhere else.
private func spoil(_ cells: inout [Int], kind: Int, from choices: inout Choices) {
  let pairs = cells.indices.filter { cells[$0] != 0 }.flatMap { first in
    cells.indices.filter { second in
      let (one, other) = (SudokuBoard.units(of: first), SudokuBoard.units(of: second))
      return first != second && (0..<3).allSatisfy { (one[$0] == other[$0]) == ($0 == kind) }
    }.map { (first, $0) }
  }
  guard let (first, second) = choices.element(pairs) else { return }
  let digit = cells[first]
  cells[second] = digit
  for cell in cells.indices where cell != first && cell != second && cells[cell] == digit {
    let units = Set(SudokuBoard.units(of: cell))
    if !units.isDisjoint(with: SudokuBoard.units(of: second)) { cells[cell] = 0 }
  }
}

extension Choices {
  /// The lines 0 to 8 so that lines of one third stay together.
  fileprivate mutating func bands() -> [Int] {
    order(3).flatMap { band in order(3).map { band * 3 + $0 } }
  }
}

/// Raises jumps where they would end before the last place.
private func reach(_ jumps: inout [Int], most: Int) {
  var farthest = 0
  for place in jumps.indices.dropLast() {
    if farthest == place, jumps[place] < 1 { jumps[place] = min(1, most) }
    farthest = max(farthest, place + jumps[place])
  }
}

/// What each station gives beyond its cost: one start leads round, or none.
private func gains(
  _ count: Int, width: Int, isNone: Bool, from choices: inout Choices
) -> [Int] {
  guard count > 0 else { return [] }
  if isNone {
    var gains = (0..<count).map { _ in choices.integer(-width, width) }
    let sum = gains.reduce(0, +)
    if sum > 0 { gains = gains.map { -$0 } }
    if sum == 0, let place = gains.firstIndex(where: { $0 > -width }) { gains[place] -= 1 }
    return gains
  }
  // Between start and end the tank is above what is left over, so no other start gets past this one.
  let rest = choices.below(min(3, width))
  let start = choices.below(count)
  var gains = [Int](repeating: 0, count: count)
  var tank = 0
  for step in 0..<count {
    let isLast = step == count - 1
    let lowest = max(-width, rest + 1 - tank)
    let gain =
      isLast ? rest - tank : choices.integer(lowest, max(lowest, min(width, rest + width - tank)))
    gains[(start + step) % count] = gain
    tank += gain
  }
  return gains
}
