extension TraceFooter {
  /// How many steps ran behind the last recorded one, as far as the tape tells.
  public var skippedSteps: Int { skipped + counts.steps }
}

extension TraceFooter.Counts {
  fileprivate var steps: Int { lines.reduce(0) { $0 &+ ($1.last ?? 0) } }
}

extension TraceBuilder {
  /// How many steps ran before the first recorded one.
  public var stepsBefore: Int { gap }
  /// How many steps ran behind the last recorded one, as far as the tape tells.
  public var stepsBehind: Int { skipped + skeleton.counts.steps }
}
