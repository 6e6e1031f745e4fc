import TraceFile

/// Where a journey in the terminal stops: lines, and conditions over what was recorded.
struct TraceStops: Equatable {
  private var lines: [Int] = []
  private var conditions: [String] = []

  var isEmpty: Bool { lines.isEmpty && conditions.isEmpty }

  /// `line 4, lo > hi`.
  var text: String { (lines.map { "line \($0)" } + conditions).joined(separator: ", ") }

  /// Adds a condition, or a line by its number; one that is there is taken off.
  ///
  /// Throws: ``TraceFileError`` where it cannot be read.
  mutating func toggle(_ text: String) throws(TraceFileError) {
    if let line = Int(text) {
      lines.toggle(line)
    } else {
      _ = try TraceExpression(text)
      conditions.toggle(text)
    }
  }

  /// The nearest step beyond one at which any of them holds; a line's is the one before it runs.
  func step(in trace: Trace, from step: Int, _ direction: TraceDirection) -> Int? {
    var found = lines.compactMap { trace.step(hitting: $0, from: step, direction) }
    // They could be read when they were added.
    found += conditions.compactMap { try? trace.step(where: $0, from: step, direction) }
    return direction == .forward ? found.min() : found.max()
  }

  /// The conditions that hold at a cursor's step.
  func holding(in trace: Trace, at cursor: TraceCursor) -> [String] {
    conditions.filter { (try? trace.isTrue($0, at: cursor)) == true }
  }

  /// What playing on to a cursor's step comes to; those that held before do not count.
  ///
  /// One that still holds would let it take no step.
  func met(in trace: Trace, at cursor: TraceCursor, heldBefore: [String]) -> String? {
    let line = cursor.state.line
    if cursor.step < trace.steps, lines.contains(line) { return "line \(line)" }
    return holding(in: trace, at: cursor).first { !heldBefore.contains($0) }
  }
}

extension Array where Element: Equatable {
  fileprivate mutating func toggle(_ element: Element) {
    if let place = firstIndex(of: element) { remove(at: place) } else { append(element) }
  }
}
