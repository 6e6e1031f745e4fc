/// The port through which code is compiled, run in the jail and judged (`CodeExecuting`).
public struct Runner: Sendable {
  /// Judges one job; ending the iteration or cancelling its task stops everything at once.
  ///
  /// The last event is `finished`. Throws only for trouble of ours or of the machine; what goes
  /// wrong in the learner's code is part of the verdict.
  public var judge: @Sendable (JudgeJob) -> AsyncThrowingStream<JudgeEvent, any Error>
  /// What this machine can do, found by trying.
  public var status: @Sendable () async -> RunnerStatus
  /// Makes ready what the first job of each language would wait for; trouble shows at that job.
  public var prepare: @Sendable () async -> Void
  /// Keeps processes warm and builds ahead until its task is cancelled; only a server needs it.
  public var tend: @Sendable () async -> Void
  /// What the compiler says of an unfinished source; nothing of it is run.
  ///
  /// Cancelling the task stops the compiler. Never makes a job wait.
  public var diagnose:
    @Sendable (_ language: Language, _ source: String, _ problem: Problem) async throws ->
      [Diagnostic]

  public init(
    judge: @escaping @Sendable (JudgeJob) -> AsyncThrowingStream<JudgeEvent, any Error>,
    status: @escaping @Sendable () async -> RunnerStatus,
    prepare: @escaping @Sendable () async -> Void = {},
    tend: @escaping @Sendable () async -> Void = {},
    diagnose: @escaping @Sendable (Language, String, Problem) async throws -> [Diagnostic] = {
      _, _, _ in []
    }
  ) {
    self.judge = judge
    self.status = status
    self.prepare = prepare
    self.tend = tend
    self.diagnose = diagnose
  }

  /// Judges a job and gives its verdict alone.
  public func verdict(for job: JudgeJob) async throws -> Verdict? {
    var last: Verdict?
    for try await case .finished(let verdict) in judge(job) { last = verdict }
    return last
  }
}

/// A source to judge and the cases to judge it with.
public struct JudgeJob: Sendable {
  public var problem: Problem
  public var language: Language
  public var source: String
  public var cases: [JudgeCase]
  /// Whether to build for speed (submits) or for a quick answer (samples).
  public var isOptimised: Bool
  /// Whether the cases after the first failure are left out.
  public var stopsAtFirstFailure: Bool
  /// Whose turn in the queue it takes; the only learner of a folder has no name.
  public var learner: String
  /// What the fast reference's slowest case used on this host, built for speed; nil: not measured.
  public var referenceCPUMilliseconds: Double?
  /// The language that this reference is written in.
  public var referenceLanguage: Language
  /// The places of cases that run but do not count, so that they bring no other case to a stop.
  public var excluded: Set<Int> = []
  /// Whether nobody waits for it: checks of typed code go on beside it, crashes get no line, and what
  /// ends in time but near its limit is not run again.
  public var isProbe = false
  /// Whether answers are kept whole, however long: for sources of ours, whose answers become expected.
  public var keepsWholeAnswers = false

  public init(
    problem: Problem, language: Language, source: String, cases: [JudgeCase], isOptimised: Bool,
    stopsAtFirstFailure: Bool = false, learner: String = "",
    referenceCPUMilliseconds: Double? = nil, referenceLanguage: Language = .swift
  ) {
    self.problem = problem
    self.language = language
    self.source = source
    self.cases = cases
    self.isOptimised = isOptimised
    self.stopsAtFirstFailure = stopsAtFirstFailure
    self.learner = learner
    self.referenceCPUMilliseconds = referenceCPUMilliseconds
    self.referenceLanguage = referenceLanguage
  }
}

/// One input with what is expected of it; the expectation never enters the jail.
public struct JudgeCase: Sendable, Hashable {
  /// One value per parameter of the signature; for a design class `[names, argument lists]`.
  public var input: [Value]
  /// Nil: the answer is shown, and compared only if the comparator needs no expectation.
  public var expected: Value?
  public var isVisible: Bool
  /// Own and imported cases say whether order counts (F11); nil leaves it to the comparator.
  public var orderMatters: Bool?

  public init(
    input: [Value], expected: Value?, isVisible: Bool, orderMatters: Bool? = nil
  ) {
    self.input = input
    self.expected = expected
    self.isVisible = isVisible
    self.orderMatters = orderMatters
  }
}

/// What happens while a job is judged, in this order.
public enum JudgeEvent: Sendable, Hashable {
  /// The jobs before this one; sent again as the queue moves.
  case queued(ahead: Int)
  /// Handed to a judge elsewhere, which says how far it is; sent again when that changes.
  case sent(SentState)
  case compiling
  /// These libraries are compiled first, once for this machine: it takes longer than a compile.
  case makingReady([String])
  case compiled(CompileReport, [Diagnostic])
  /// Cases arrive in order of their index.
  case caseFinished(CaseResult)
  case finished(Verdict)
}

/// How far a judge elsewhere is with what was sent to it.
public enum SentState: String, Sendable, Hashable, Codable {
  case sending, pending, started
}

/// What a machine can do for the judge.
public struct RunnerStatus: Sendable, Hashable, Codable {
  /// One step of the ladder, tried.
  public struct Step: Sendable, Hashable, Codable {
    public var name: String
    public var works: Bool
    /// Why it does not, and how to mend it; empty when it works.
    public var remedy: String

    public init(name: String, works: Bool, remedy: String = "") {
      self.name = name
      self.works = works
      self.remedy = remedy
    }
  }

  /// A language's tools as they were resolved.
  public struct Toolchain: Sendable, Hashable, Codable {
    public var language: Language
    /// The version's line, or nil when the language cannot be run here.
    public var version: String?
    public var path: String
    /// What to do about a missing language, or about libraries that it lacks.
    public var remedy: String
    /// What solutions may use beside the standard library, each with its version: `Collections 1.6.0`.
    public var libraries: [String]

    public init(
      language: Language, version: String?, path: String, remedy: String = "",
      libraries: [String] = []
    ) {
      self.language = language
      self.version = version
      self.path = path
      self.remedy = remedy
      self.libraries = libraries
    }
  }

  /// Processes that are kept warm for one purpose.
  public struct Worker: Sendable, Hashable, Codable {
    public var language: Language
    /// `run`, or the name of the compiler.
    public var purpose: String
    /// How many runs it has served.
    public var runs: Int
    /// What it holds while it waits.
    public var memoryBytes: Int

    public init(language: Language, purpose: String, runs: Int, memoryBytes: Int) {
      self.language = language
      self.purpose = purpose
      self.runs = runs
      self.memoryBytes = memoryBytes
    }
  }

  /// What records programs in a language, step by step.
  public struct Recorder: Sendable, Hashable, Codable {
    public var language: Language
    public var isReady: Bool
    /// How far its building is; nil where nothing builds it.
    public var build: RecorderBuild?
    /// How long its building takes, as far as is known.
    public var expectedSeconds: Double?

    public init(
      language: Language, isReady: Bool, build: RecorderBuild? = nil,
      expectedSeconds: Double? = nil
    ) {
      self.language = language
      self.isReady = isReady
      self.build = build
      self.expectedSeconds = expectedSeconds
    }
  }

  /// `L0` to `L5`.
  public var level: String
  public var steps: [Step]
  public var toolchains: [Toolchain]
  /// What is warm in this process at the moment.
  public var workers: [Worker]
  /// Of the languages that can be recorded and are installed.
  public var recorders: [Recorder]

  public init(
    level: String, steps: [Step], toolchains: [Toolchain], workers: [Worker] = [],
    recorders: [Recorder] = []
  ) {
    self.level = level
    self.steps = steps
    self.toolchains = toolchains
    self.workers = workers
    self.recorders = recorders
  }
}

extension Runner {
  /// Runs nothing (`NoOpCodeExecutionService`): every job ends as cancelled, and says why.
  public static let noOp = Runner(
    judge: { job in
      AsyncThrowingStream { continuation in
        let report = CompileReport(milliseconds: 0, cached: false, optimised: job.isOptimised)
        continuation.yield(
          .finished(
            Verdict(
              slug: job.problem.slug, contentVersion: job.problem.summary.contentVersion,
              language: job.language, verdict: .cancelled, passed: 0, total: job.cases.count,
              limits: job.problem.limits,
              evidence: ["Nothing was run: neither this machine nor LeetCode is chosen."],
              compile: report, jail: "")))
        continuation.finish()
      }
    },
    status: { RunnerStatus(level: "L0", steps: [], toolchains: []) })

  /// A runner for tests: accepts every case with its expected answer.
  public static let accepting = Runner(
    judge: { job in
      AsyncThrowingStream { continuation in
        let report = CompileReport(milliseconds: 0, cached: true, optimised: job.isOptimised)
        continuation.yield(.compiling)
        continuation.yield(.compiled(report, []))
        let results = job.cases.enumerated().map { index, item in
          CaseResult(
            index: index, visible: item.isVisible, verdict: .accepted, input: item.input,
            expected: item.expected, actual: item.expected)
        }
        for result in results { continuation.yield(.caseFinished(result)) }
        continuation.yield(
          .finished(
            Verdict(
              slug: job.problem.slug, contentVersion: job.problem.summary.contentVersion,
              language: job.language, verdict: .accepted, passed: results.count,
              total: results.count, limits: job.problem.limits, compile: report, jail: "L0",
              cases: results)))
        continuation.finish()
      }
    },
    status: { RunnerStatus(level: "L0", steps: [], toolchains: []) })
}
