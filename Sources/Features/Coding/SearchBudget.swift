import Domain

/// What the search for a counterexample may use, and what it has used.
///
/// CPU time counts: that of a busy machine's clock would end a search before it began. The judge tells
/// what each case used; what the judge itself uses is estimated.
struct SearchBudget {
  /// For the submission, the reference and the candidates themselves.
  static let cpu = Duration.seconds(2)
  /// What a search may take by the clock, however busy the machine is.
  static let patience = Duration.seconds(10)

  private static let costOfCase = Duration.microseconds(100)
  /// To send, to answer and to compare it.
  private static let costOfValue = Duration.nanoseconds(500)

  private(set) var spent = Duration.zero
  private var waited = Duration.zero

  var left: Duration { max(.zero, Self.cpu - spent) }

  /// Whether no more than a reserve is left.
  func isSpent(keeping reserve: Duration = .zero) -> Bool {
    spent + reserve >= Self.cpu || waited >= Self.patience
  }

  mutating func charge(work: Duration) { spent += work }

  /// A job needs a process of its language, and so does each case behind one that fell.
  mutating func chargeProcess(of language: Language) { spent += language.costOfProcess }

  mutating func charge(_ result: CaseResult, size: Int = 0, in language: Language) {
    spent += .milliseconds(result.cpuMilliseconds) + Self.costOfCase + Self.costOfValue * size
    let hasFallen =
      switch result.verdict {
      case .accepted, .wrongAnswer: false
      case .runtimeError: language.fallsWithErrors
      default: true
      }
    if hasFallen { chargeProcess(of: language) }
  }

  mutating func charge(wait: Duration) { waited += wait }
}

extension Language {
  /// Whether an error ends the process; elsewhere it is caught.
  fileprivate var fallsWithErrors: Bool { self == .swift || self == .cpp }

  /// What the judge uses for a run beside its cases, with the process that is made ready behind it.
  fileprivate var costOfProcess: Duration {
    switch self {
    case .swift, .cpp, .go, .rust: .milliseconds(5)
    case .python, .java, .javascript: .milliseconds(10)
    }
  }
}
