public import Domain
import SiteKit

/// Reports of hidden tests that a learner takes for wrong: judged again, recorded, perhaps left out.
public enum Reports {
  /// The most letters that a reason may have.
  public static let longestReason = 500

  /// A failing hidden test, as a submission met it.
  public struct Subject: Sendable {
    public var problem: Problem
    public var attempt: Attempt
    /// The case, with its input.
    public var result: CaseResult
    /// The smallest input that failed in the same way, where one was found.
    public var smallest: Counterexample?

    public init(
      problem: Problem, attempt: Attempt, result: CaseResult, smallest: Counterexample? = nil
    ) {
      self.problem = problem
      self.attempt = attempt
      self.result = result
      self.smallest = smallest
    }
  }

  /// A report beside today's content.
  public struct Standing: Sendable, Hashable {
    public var report: TestReport
    /// Whether the problem has no such test any more, so that the report leaves nothing out.
    public var isStale: Bool

    public init(report: TestReport, isStale: Bool = false) {
      self.report = report
      self.isStale = isStale
    }
  }

  /// Where a failing submission's hidden test is reported; nil when there is none to blame.
  static func path(for attempt: Attempt) -> SitePath? {
    guard attempt.purpose == .submit, attempt.place == .local,
      let failure = attempt.verdict.firstFailure,
      failure.isReportable
    else { return nil }
    return .reportTest(slug: attempt.verdict.slug, attempt: attempt.id, index: failure.index)
  }
}

extension CaseResult {
  /// Whether its test may be to blame: a hidden one that the program failed by its own doing.
  public var isReportable: Bool {
    switch verdict {
    case .wrongAnswer, .runtimeError, .timeLimit, .memoryLimit, .outputLimit, .idleLimit: !visible
    case .accepted, .internalError, .compileError, .denied, .cancelled: false
    }
  }
}
