/// Which way to go along a trace.
public enum TraceDirection: Int, Sendable {
  case backward = -1
  case forward = 1
}

extension Trace {
  /// The next step that is not inside a call made by the statement at hand.
  public func stepOver(from step: Int, _ direction: TraceDirection = .forward) -> Int {
    var goal = min(max(step + direction.rawValue, 0), steps)
    guard let call = calls.innermost(at: step) else { return goal }
    while let inner = calls.innermost(at: goal), let child = calls.child(of: call, above: inner) {
      let next =
        switch direction {
        case .forward: calls[child].exit.map { min($0, steps) } ?? steps
        case .backward: calls[child].enter - 1
        }
      // A call may outlive its caller, as a generator does.
      if (next - goal) * direction.rawValue <= 0 { break }
      goal = next
      if goal >= steps || goal <= 0 { break }
    }
    return min(max(goal, 0), steps)
  }

  /// The first step after the call at hand, or the last one before it.
  public func stepOut(from step: Int, _ direction: TraceDirection = .forward) -> Int {
    let call = calls.innermost(at: step).map { calls[$0] }
    switch direction {
    case .forward: return min(call?.exit ?? steps, steps)
    case .backward: return max((call?.enter ?? 0) - 1, 0)
    }
  }
}
