/// A case that the learner's report left out of a verdict: it ran, and it does not count.
public struct Exclusion: Sendable, Hashable, Codable {
  /// From 0, in the order of the submission's cases.
  public var index: Int
  public var input: [Value]
  /// What the learner wrote.
  public var reason: String
  /// Whether the learner insists, though the references stand by the test.
  public var insisted: Bool
  /// The number of the report.
  public var report: Int

  public init(index: Int, input: [Value], reason: String, insisted: Bool, report: Int) {
    self.index = index
    self.input = input
    self.reason = reason
    self.insisted = insisted
    self.report = report
  }
}

extension Verdict {
  /// Whether a case decides about the verdict.
  public func counts(_ index: Int) -> Bool {
    !(excluded ?? []).contains { $0.index == index }
  }

  /// The cases that count and were not accepted.
  public var failures: [CaseResult] {
    cases.filter { $0.verdict != .accepted && counts($0.index) }
  }

  /// The verdict on the cases that count; the others keep their outcomes.
  ///
  /// Accepted only when every case ran.
  public func leavingOut(_ exclusions: [Exclusion]) -> Verdict {
    guard !exclusions.isEmpty else { return self }
    var rest = self
    rest.excluded = exclusions
    rest.passed = cases.count { $0.verdict == .accepted && rest.counts($0.index) }
    guard !cases.isEmpty, verdict != .compileError, verdict != .cancelled else { return rest }
    if let failure = rest.firstFailure {
      rest.verdict = failure.verdict
    } else if cases.count == total {
      rest.verdict = .accepted
    }
    rest.statusCode = rest.verdict.statusCode
    return rest
  }
}
