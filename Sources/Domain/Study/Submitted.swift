/// A submission in small: which problem, how it ended, and when.
public struct Submitted: Sendable, Hashable {
  /// The attempt's.
  public var id: Int
  public var slug: String
  public var verdict: VerdictKind
  public var moment: Moment

  public init(id: Int, slug: String, verdict: VerdictKind, moment: Moment) {
    self.id = id
    self.slug = slug
    self.verdict = verdict
    self.moment = moment
  }

  /// Whether it ran and its answers, time or memory were at fault.
  public var isWrong: Bool {
    switch verdict {
    case .wrongAnswer, .timeLimit, .memoryLimit, .outputLimit, .idleLimit, .runtimeError: true
    case .accepted, .compileError, .denied, .cancelled, .internalError: false
    }
  }
}
