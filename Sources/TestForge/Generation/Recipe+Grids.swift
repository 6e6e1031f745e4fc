internal import Domain

extension Recipe {
  static let grids: [String: Recipe] = [
    "grid": Recipe(
      form: .mapping(required: ["rows", "columns", "of"], optional: [], words: [:])
    ) { options, draw throws(ForgeError) in
      let rows = try options.count("rows", from: &draw)
      let columns = try options.count("columns", from: &draw)
      try draw.afford(rows, of: columns, at: options.path)
      var grid: [Value] = []
      for _ in 0..<rows {
        try draw.spend(1, at: options.path)
        var row: [Value] = []
        for _ in 0..<columns { row.append(try options.inner("of", from: &draw)) }
        grid.append(.array(row))
      }
      return .array(grid)
    },
    "cave": Recipe(
      form: .mapping(
        required: ["rows", "columns"], optional: ["open", "closed", "shape", "density"],
        words: ["shape": CaveShape.allCases.map(\.rawValue)])
    ) { options, draw throws(ForgeError) in
      let shape = CaveShape(rawValue: options.word("shape", default: "noise")) ?? .noise
      let rows = try options.count("rows", from: &draw)
      let columns = try options.count("columns", from: &draw)
      let density =
        options.content["density"] == nil ? 50 : try options.count("density", from: &draw)
      try draw.spend(rows, of: columns, at: options.path)
      let cells = shape.cells(rows, columns, density: density, from: &draw.choices)
      let (open, closed) = (options.content["open"] ?? "1", options.content["closed"] ?? "0")
      return .array(cells.map { row in .array(row.map { $0 ? open : closed }) })
    },
    "intervals": Recipe(
      form: .mapping(
        required: ["count", "start", "span"], optional: ["shape", "sorted"],
        words: ["shape": IntervalShape.allCases.map(\.rawValue)])
    ) { options, draw throws(ForgeError) in
      let shape = IntervalShape(rawValue: options.word("shape", default: "any")) ?? .any
      let count = try options.count("count", from: &draw)
      let start = try options.limits("start", in: draw)
      let span = try options.limits("span", in: draw)
      try draw.spend(count, of: 2, at: options.path)
      let pairs = shape.pairs(count, start: start, span: span, from: &draw.choices)
      let ordered =
        options.isOn("sorted") ? pairs.sorted { $0 < $1 } : draw.choices.shuffled(pairs)
      return .array(ordered.map { [.int($0.0), .int($0.1)] })
    },
  ]
}

/// Which cells of a grid are open.
enum CaveShape: String, Sendable, CaseIterable {
  case noise, full, closed, checkerboard, stripes, snake, spiral, islands

  func cells(
    _ rows: Int, _ columns: Int, density: Int, from choices: inout Choices
  ) -> [[Bool]] {
    if self == .spiral { return spiral(rows, columns) }
    return (0..<rows).map { row in
      (0..<columns).map { column in
        switch self {
        case .noise: choices.isTrue(percent: density)
        case .full: true
        case .closed, .spiral: false
        case .checkerboard: (row + column) % 2 == 0
        case .stripes: row % 2 == 0
        case .snake: row % 2 == 0 || column == (row % 4 == 1 ? columns - 1 : 0)
        case .islands: row % 3 != 2 && column % 3 != 2
        }
      }
    }
  }

  /// One corridor that winds inwards, its turns a closed cell apart.
  private func spiral(_ rows: Int, _ columns: Int) -> [[Bool]] {
    var cells = [[Bool]](repeating: [Bool](repeating: false, count: columns), count: rows)
    guard rows > 0, columns > 0 else { return cells }
    func isOpen(_ row: Int, _ column: Int) -> Bool? {
      cells.indices.contains(row) && cells[row].indices.contains(column)
        ? cells[row][column] : nil
    }
    let steps = [(0, 1), (1, 0), (0, -1), (-1, 0)]
    var (row, column, heading, turns) = (0, 0, 0, 0)
    cells[0][0] = true
    while turns < 2 {
      let (down, right) = steps[heading]
      let isFree =
        isOpen(row + down, column + right) == false
        && isOpen(row + 2 * down, column + 2 * right) != true
      guard isFree else {
        heading = (heading + 1) % 4
        turns += 1
        continue
      }
      (row, column, turns) = (row + down, column + right, 0)
      cells[row][column] = true
    }
    return cells
  }
}

/// How intervals lie to each other.
enum IntervalShape: String, Sendable, CaseIterable {
  case any, disjoint, touching, nested, chain, equal

  func pairs(
    _ count: Int, start: (low: Int, high: Int), span: (low: Int, high: Int),
    from choices: inout Choices
  ) -> [(Int, Int)] {
    var (cursor, end) = (start.low, start.low)
    func length() -> Int { choices.integer(span.low, span.high) }
    let shared = (choices.integer(start.low, start.high), length())
    return (0..<count).map { index in
      switch self {
      case .any:
        let first = choices.integer(start.low, start.high)
        return (first, first + length())
      case .equal: return (shared.0, shared.0 + shared.1)
      case .nested:
        return (start.low + index, start.low + 2 * count - index + span.low)
      case .disjoint: cursor = index == 0 ? start.low : end + 1 + choices.below(3)
      case .touching: cursor = end
      case .chain: cursor += choices.below(end - cursor + 1)
      }
      end = max(end, cursor) + length()
      return (cursor, end)
    }
  }
}
