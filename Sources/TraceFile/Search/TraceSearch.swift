/// Looks for a step, segment by segment; segments that cannot have it are skipped.
struct TraceSearch {
  let trace: Trace
  /// Whether the test needs no changes, only the state.
  var isQuiet: Bool
  /// Whether the test is about what came before a step: the events of the segment before count.
  var isShifted = false
  let canHave: (TraceFooter.Segment) -> Bool

  func find(
    from step: Int, _ direction: TraceDirection, _ test: (TraceCursor) -> Bool
  ) -> Int? {
    let segments = trace.footer.segments.indices
    switch direction {
    case .forward:
      guard step < trace.steps else { return nil }
      for number in segments
      where end(of: number) > step + 1 && canHave(trace.footer.segments[number]) {
        let from = max(start(of: number), step + 1)
        if let hit = scan(from..<end(of: number), isFirst: true, test) { return hit }
      }
    case .backward:
      for number in segments.reversed()
      where start(of: number) < step && canHave(trace.footer.segments[number]) {
        let range = start(of: number)..<min(end(of: number), step)
        if let hit = scan(range, isFirst: false, test) { return hit }
      }
    }
    return nil
  }

  private func start(of number: Int) -> Int {
    number == 0 ? 0 : trace.footer.segments[number].step + (isShifted ? 1 : 0)
  }

  private func end(of number: Int) -> Int {
    number + 1 < trace.footer.segments.count ? start(of: number + 1) : trace.steps + 1
  }

  private func scan(
    _ range: Range<Int>, isFirst: Bool, _ test: (TraceCursor) -> Bool
  ) -> Int? {
    guard !range.isEmpty else { return nil }
    var cursor = trace.cursor(at: range.lowerBound)
    guard cursor.step == range.lowerBound else { return nil }
    var hit: Int?
    while true {
      if test(cursor) {
        if isFirst { return cursor.step }
        hit = cursor.step
      }
      guard cursor.step + 1 < range.upperBound else { return hit }
      guard isQuiet ? cursor.nextQuietly() : cursor.next() else { return hit }
    }
  }
}
