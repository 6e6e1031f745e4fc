import TraceFile

/// A run in one line: `●` where one is, `┬` where a loop begins a round, `◇` where a call begins.
struct TraceRuler {
  let steps: Int
  let columns: Int
  private var marks: [Int: Character] = [:]

  /// A ruler without marks.
  init(steps: Int, columns: Int) {
    (self.steps, self.columns) = (steps, columns)
  }

  /// A run's ruler; it costs a look at every call, and at each column for each loop.
  init(of trace: Trace, columns: Int) {
    self.init(steps: trace.steps, columns: columns)
    let loops = Self.loops(in: trace.sourceLines).map { rounds(of: $0, in: trace) }
    for column in fitting(loops.sorted { $0.count < $1.count }) { marks[column] = "┬" }
    for column in fitting(calls(of: trace)) { marks[column] = "◇" }
  }

  /// The ruler at a step; what lies behind is drawn heavier.
  func text(at step: Int) -> String {
    let here = column(of: step)
    return String(
      (0..<columns).map { column -> Character in
        column == here ? "●" : marks[column] ?? (column < here ? "━" : "─")
      })
  }

  /// The lines with which loops begin.
  static func loops(in lines: [String]) -> [Int] {
    let head = /\s*(?:\w+\s*:\s*)?(?:\}\s*)?(?:for|while|repeat)\b/
    return lines.indices.filter { lines[$0].prefixMatch(of: head) != nil }.map { $0 + 1 }
  }
}

// MARK: - Measuring

extension TraceRuler {
  /// Marks that stand closer say nothing.
  private var mostMarks: Int { columns / 3 }

  private func column(of step: Int) -> Int { step * max(columns - 1, 0) / max(steps, 1) }

  /// The last step of a column.
  private func lastStep(in column: Int) -> Int {
    let spaces = max(columns - 1, 1)
    return ((column + 1) * steps + spaces - 1) / spaces - 1
  }

  /// Levels from the outermost in, as many as have room.
  private func fitting(_ levels: [Set<Int>]) -> Set<Int> {
    var fitting: Set<Int> = []
    for level in levels {
      let more = fitting.union(level)
      if more.count > mostMarks { break }
      fitting = more
    }
    return fitting
  }

  /// The columns in which a loop's head runs, until they are too many to be shown.
  private func rounds(of line: Int, in trace: Trace) -> Set<Int> {
    var (rounds, step) = (Set<Int>(), -1)
    while rounds.count <= mostMarks, let hit = trace.step(hitting: line, from: step) {
      rounds.insert(column(of: hit))
      step = max(hit, lastStep(in: column(of: hit)))
    }
    return rounds
  }

  /// The columns in which calls begin, by the calls' depth.
  private func calls(of trace: Trace) -> [Set<Int>] {
    var depths: [Int32] = []
    var levels: [Set<Int>] = []
    for number in 0..<trace.calls.count {
      let call = trace.calls[number]
      let depth = call.parent.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      // The top level is no call; deeper levels than columns have no room.
      guard depth > 0, depth <= columns else { continue }
      while levels.count < depth { levels.append([]) }
      levels[Int(depth) - 1].insert(column(of: call.enter))
    }
    return levels
  }
}
