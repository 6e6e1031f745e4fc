/// What is only counted once the limits of a recording are reached.
struct Skeleton {
  /// Where on the tape it begins; nil: not reached.
  var start: Int?
  /// What the tape gives as its reason.
  var reason: Int?
  private var lines: [Int: Int] = [:]
  private var calls: [Int: Int] = [:]

  mutating func add(line: Int, times: Int) {
    lines[line] = min(lines[line, default: 0] + times, TraceCaps.leftOut)
  }

  mutating func add(callOf function: Int) { calls[function, default: 0] += 1 }

  var counts: TraceFooter.Counts {
    TraceFooter.Counts(
      lines: lines.sorted { $0.key < $1.key }.map { [$0.key, $0.value] },
      calls: calls.sorted { $0.key < $1.key }.map { [$0.key, $0.value] })
  }
}
