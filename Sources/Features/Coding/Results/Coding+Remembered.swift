import Domain
public import SiteKit
import Store

extension Coding.Event {
  /// The values of hidden cases go, but for the first that fails; the database has what is kept.
  public var remembered: Coding.Event {
    switch self {
    case .caseFinished(let result): .caseFinished(result.remembered(isShown: result.visible))
    case .judged(let verdict): .judged(verdict.remembered)
    case .shrinking(let attempt): .shrinking(attempt.remembered)
    case .growing(let attempt): .growing(attempt.remembered)
    case .handingIn(let attempt, let state): .handingIn(attempt.remembered, state)
    case .official(let attempt): .official(attempt.remembered)
    case .finished(let attempt): .finished(attempt.remembered)
    case .preparing, .leavingOut, .planned, .queued, .sent, .compiling, .makingReady, .compiled,
      .unofficial, .failed:
      self
    }
  }
}

extension Attempt {
  fileprivate var remembered: Attempt {
    var light = self
    light.verdict = verdict.remembered
    return light
  }
}

extension Verdict {
  fileprivate var remembered: Verdict {
    var light = self
    let first = firstFailure?.index
    light.cases = cases.map { $0.remembered(isShown: $0.visible || $0.index == first) }
    if let input = counterexample?.input, Value.array(input).isLonger(than: Excerpt.wholeBytes) {
      light.counterexample = nil
    }
    return light
  }
}

extension CaseResult {
  /// A little more than a page shows of a text.
  private static let rememberedTextBytes = 2_400

  fileprivate func remembered(isShown: Bool) -> CaseResult {
    var light = self
    light.stdout = stdout.shortened(to: Self.rememberedTextBytes)
    light.stderr = stderr.shortened(to: Self.rememberedTextBytes)
    let values = input + [expected, actual].compactMap(\.self)
    if !isShown || Value.array(values).isLonger(than: Excerpt.wholeBytes) {
      (light.input, light.expected, light.actual) = ([], nil, nil)
    }
    return light
  }
}

extension Coding {
  /// A job that ended with the first failing case as the database has it, where that was too large to be
  /// remembered.
  public static func refilled(
    _ snapshot: JobBoard.Snapshot, with services: Services
  ) async -> JobBoard.Snapshot {
    guard case .finished(var attempt) = snapshot.events.last,
      let place = attempt.verdict.cases.firstIndex(where: { first in
        first.index == attempt.verdict.firstFailure?.index
      }), attempt.verdict.cases[place].input.isEmpty,
      let kept = try? await services.database.attempt(id: attempt.id),
      kept.finishedAt == attempt.finishedAt,
      let whole = kept.verdict.cases.first(where: {
        $0.index == attempt.verdict.cases[place].index
      })
    else { return snapshot }
    attempt.verdict.cases[place].input = whole.input
    attempt.verdict.cases[place].expected = whole.expected
    attempt.verdict.cases[place].actual = whole.actual
    var snapshot = snapshot
    snapshot.events[snapshot.events.count - 1] = .finished(attempt)
    return snapshot
  }
}
