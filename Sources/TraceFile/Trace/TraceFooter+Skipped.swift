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
}
