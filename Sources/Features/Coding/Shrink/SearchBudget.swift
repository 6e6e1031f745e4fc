import Domain
import TestForge

/// What the search for a counterexample may use, and what it has used.
///
/// CPU time counts: that of a busy machine's clock would end a search before it began. The judge tells
/// what each case used; what the judge itself uses is estimated.
struct SearchBudget {
  /// For the submission, the reference and the candidates themselves.
  static let cpu = Duration.seconds(2)
  /// For a search of inputs that are too slow: two runs up to the limit must have room.
  private static let mostCPU = Duration.seconds(6)
  /// What a search may take by the clock, however busy the machine is.
  static let patience = Duration.seconds(10)

  private static let costOfCase = Duration.microseconds(200)
  /// To send, to answer and to compare it.
  private static let costOfValue = Duration.nanoseconds(2_500)
  /// What a program uses beyond its limit before it is stopped, and its end.
  private static let costOfStop = Duration.milliseconds(50)

  let total: Duration
  private var allowance: SearchAllowance
  private var waited = Duration.zero
  /// What cases used themselves, and how many there were.
  private var ofCases = (cost: Duration.zero, count: 0)

  init(total: Duration = cpu) {
    self.total = total
    allowance = SearchAllowance(total: total)
  }

  /// What a search for something that fails in this way may use, under these limits.
  init(for kind: VerdictKind, under limits: Limits) {
    let need = kind == .timeLimit ? Duration.stoppedRun(limits) * 2.2 : .zero
    self.init(total: min(Self.mostCPU, max(Self.cpu, need)))
  }

  var spent: Duration { allowance.spent }
  var left: Duration { allowance.left }

  /// Whether nothing may be started that costs up to `most`, if a reserve shall be left behind it.
  func isSpent(keeping reserve: Duration = .zero, for most: Duration = .zero) -> Bool {
    !allowance.affords(most, keeping: reserve) || waited >= Self.patience
  }

  /// How many cases of these sizes, from the first on, may be put to two programs together.
  func affordable(_ sizes: [Int], most: Duration, keeping reserve: Duration) -> Int {
    guard waited < Self.patience else { return 0 }
    let mean = ofCases.cost / max(1, ofCases.count)
    let likely = sizes.map { (mean + Self.costOfCase + Self.costOfValue * $0) * 2 }
    return allowance.affordable(likely, most: most, keeping: reserve)
  }

  /// What a case of a job of its own costs at most that is stopped after this.
  static func most(stoppedAfter limit: Duration, size: Int, in language: Language) -> Duration {
    limit + costOfStop + costOfCase + costOfValue * size + language.costOfProcess * 2
  }

  mutating func charge(work: Duration) { allowance.charge(work) }

  /// A job needs a process of its language, and so does each case behind one that fell.
  mutating func chargeProcess(of language: Language) { allowance.charge(language.costOfProcess) }

  /// `size` is that of the input and of the answer.
  mutating func charge(_ result: CaseResult, size: Int = 0, in language: Language) {
    let used = Duration.milliseconds(result.cpuMilliseconds)
    ofCases = (ofCases.cost + used, ofCases.count + 1)
    allowance.charge(used + Self.costOfCase + Self.costOfValue * size)
    let hasFallen =
      switch result.verdict {
      case .accepted, .wrongAnswer: false
      case .runtimeError: language.fallsWithErrors
      default: true
      }
    if hasFallen { chargeProcess(of: language) }
    if result.verdict == .timeLimit { allowance.charge(Self.costOfStop) }
  }

  mutating func charge(wait: Duration) { waited += wait }
}

extension Language {
  /// Whether an error ends the process; elsewhere it is caught.
  fileprivate var fallsWithErrors: Bool { self == .swift || self == .cpp }

  /// What the judge uses for a run beside its cases, with the process that is made ready behind it.
  fileprivate var costOfProcess: Duration {
    switch self {
    case .swift, .cpp, .go, .rust: .milliseconds(10)
    case .python, .java, .javascript: .milliseconds(20)
    }
  }
}
