public import Domain
public import SiteKit

extension Coding.Model {
  /// What LeetCode has to do with a submission, or had.
  public struct Official: Sendable, Equatable {
    public var headline: String
    public var tone: Tone
    /// Whether its verdict is still to come.
    public var isUnderWay: Bool
    /// A sentence each.
    public var lines: [String]
    public var facts: [Field]
    public var diagnostics: [Diagnostic]
    /// The case that failed there.
    public var failure: CaseTable?

    init(headline: String, tone: Tone, isUnderWay: Bool = false, lines: [String] = []) {
      self.headline = headline
      self.tone = tone
      self.isUnderWay = isUnderWay
      self.lines = lines
      facts = []
      diagnostics = []
    }
  }
}

extension Coding.Model.Official {
  /// Nil for a submission that is not for LeetCode.
  init?(_ snapshot: JobBoard.Snapshot, verdict: Verdict, problem: Problem) {
    guard snapshot.submission.isOfficial else { return nil }
    for event in snapshot.events.reversed() {
      switch event {
      case .official(let attempt):
        self.init(attempt.verdict, after: verdict, problem: problem)
        return
      case .unofficial(let message, let hint):
        self.init(message: message, hint: hint)
        return
      case .handingIn(_, let state):
        self.init(
          headline: "On LeetCode", tone: .calm, isUnderWay: true,
          lines: [Coding.words(for: state)])
        return
      default: continue
      }
    }
    self.init(before: verdict)
  }

  /// Why LeetCode gave no verdict.
  public init(message: String, hint: String?, isLocalKept: Bool = true) {
    self.init(
      headline: "No verdict from LeetCode", tone: .caution,
      lines: [message, hint].compactMap(\.self)
        + (isLocalKept ? ["The result from here is saved."] : []))
  }

  /// What becomes of a submission that LeetCode has not been given.
  public init(before verdict: Verdict) {
    guard !Coding.isPassed(verdict) else {
      self.init(
        headline: "On LeetCode", tone: .calm, isUnderWay: true,
        lines: [Coding.words(for: .sending)])
      return
    }
    self.init(
      headline: "Not sent to LeetCode", tone: .calm,
      lines: ["Only code that passes every case here is sent."])
  }

  /// LeetCode's verdict, beside the one from here.
  public init(_ verdict: Verdict, after local: Verdict, problem: Problem) {
    let whole = Coding.Model(verdict: verdict, purpose: .submit, problem: problem)
    self.init(headline: whole.headline, tone: whole.tone, lines: [whole.summary])
    if verdict.verdict != .accepted {
      lines.append(Self.disagreement(verdict, local))
    }
    lines += verdict.evidence
    facts = whole.facts.filter { $0.label != "Language" && $0.label != "Judged by" }
    diagnostics = verdict.diagnostics
    failure = whole.failure
  }

  private static func disagreement(_ verdict: Verdict, _ local: Verdict) -> String {
    let left = Coding.leftOut(local)
    let passed =
      left.isEmpty ? "Every case here passed" : "Every case here that counts passed (\(left))"
    if verdict.verdict == .compileError {
      return "It compiles here: LeetCode has a different compiler version."
    }
    let hasInput = verdict.firstFailure.map { !$0.input.isEmpty } ?? false
    return hasInput
      ? "\(passed), so a test is missing here: add this one to your cases."
      : "\(passed), so LeetCode tests something that isn't tested here."
  }
}
