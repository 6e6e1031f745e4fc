extension TraceFooter {
  /// How many steps ran behind the last recorded one, as far as the tape tells.
  public var skippedSteps: Int { skipped + counts.steps }
}

extension TraceFooter.Counts {
  fileprivate var steps: Int {
    lines.reduce(0) { sum, pair in
      min(sum + min(max(pair.last ?? 0, 0), TraceCaps.leftOut), TraceCaps.leftOut)
    }
  }
}

extension TraceBuilder {
  /// How many steps ran before the first recorded one.
  public var stepsBefore: Int { gap }
  /// How many steps ran behind the last recorded one, as far as the tape tells.
  public var stepsBehind: Int { skipped + skeleton.counts.steps }

  /// Why the recording ended before the program did.
  public enum Halt: Int, Sendable {
    case steps, bytes
    /// The source could not be made to tell its steps: nothing is recorded.
    case source
  }

  /// Nil where the recording went on to the program's end.
  public var halt: Halt? { skeleton.reason.flatMap(Halt.init) }
}
