/// What a check found, before points are given for it.
public struct GradeFacts: Sendable, Hashable {
  /// A suite's or a rule's outcome.
  public enum Finding: Sendable, Hashable {
    case kept
    /// What was seen, in a sentence.
    case broken(String)
    /// Why nobody can tell.
    case unjudged(String)
  }

  /// What the candidate's tests are worth.
  public enum OwnTests: Sendable, Hashable {
    case judged([GradeReport.MutantOutcome])
    /// There are no tests that could be counted.
    case none(String)
    case unjudged(String)
  }

  /// By the names of the hidden suites; one that is missing counts as broken.
  public var suites: [String: Finding]
  /// By the identifiers of the safety checks; one that is missing counts as broken.
  public var safety: [String: Finding]
  /// Whether the answer has the optional part.
  public var hasViews: Bool
  public var ownTests: OwnTests
  public var history: WorkHistory
  /// Why there are no commits to judge.
  public var historyTrouble: String?

  public init(
    suites: [String: Finding], safety: [String: Finding], hasViews: Bool = false,
    ownTests: OwnTests,
    history: WorkHistory, historyTrouble: String? = nil
  ) {
    self.suites = suites
    self.safety = safety
    self.hasViews = hasViews
    self.ownTests = ownTests
    self.history = history
    self.historyTrouble = historyTrouble
  }
}
