/// The whole answer to one run or submission, as `focus test --json` prints it.
public struct Verdict: Sendable, Hashable, Codable {
  public var slug: String
  public var contentVersion: String
  public var language: Language
  public var verdict: VerdictKind
  public var statusCode: Int
  public var passed: Int
  public var total: Int
  public var limits: Limits
  /// Facts behind the verdict, a sentence each.
  public var evidence: [String]
  public var compile: CompileReport
  /// The rung of the ladder that the code ran on, `L0` to `L5`.
  public var jail: String
  public var diagnostics: [Diagnostic]
  public var cases: [CaseResult]
  public var counterexample: Counterexample?
  public var complexity: ComplexityVerdict?
  /// How far it comes beyond LeetCode's bounds; nil where that was not tried.
  public var stretch: StretchVerdict?
  /// The cases that ran and do not count, as the learner reported them; nil when all count.
  public var excluded: [Exclusion]?
  /// What LeetCode says beyond it; nil for what was judged here.
  public var online: OnlineReport?

  public init(
    slug: String, contentVersion: String, language: Language, verdict: VerdictKind, passed: Int,
    total: Int, limits: Limits, evidence: [String] = [], compile: CompileReport, jail: String,
    diagnostics: [Diagnostic] = [], cases: [CaseResult] = [],
    counterexample: Counterexample? = nil, complexity: ComplexityVerdict? = nil
  ) {
    self.slug = slug
    self.contentVersion = contentVersion
    self.language = language
    self.verdict = verdict
    self.statusCode = verdict.statusCode
    self.passed = passed
    self.total = total
    self.limits = limits
    self.evidence = evidence
    self.compile = compile
    self.jail = jail
    self.diagnostics = diagnostics
    self.cases = cases
    self.counterexample = counterexample
    self.complexity = complexity
  }

  /// The first case that counts and was not accepted.
  public var firstFailure: CaseResult? {
    cases.first { $0.verdict != .accepted && counts($0.index) }
  }
}

/// What the compiler did.
public struct CompileReport: Sendable, Hashable, Codable {
  /// Wall time; 0 when nothing had to be compiled.
  public var milliseconds: Double
  public var cached: Bool
  public var optimised: Bool

  public init(milliseconds: Double, cached: Bool, optimised: Bool) {
    self.milliseconds = milliseconds
    self.cached = cached
    self.optimised = optimised
  }
}

/// A compiler's or a traceback's word on a line of the learner's own source.
public struct Diagnostic: Sendable, Hashable, Codable {
  public enum Severity: String, Sendable, Hashable, Codable { case error, warning, note }

  /// From 1, in the file that the learner wrote.
  public var line: Int
  /// From 1; 1 when unknown.
  public var column: Int
  public var severity: Severity
  public var message: String

  public init(line: Int, column: Int, severity: Severity, message: String) {
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
  }
}

/// One case of a submission after it ran.
public struct CaseResult: Sendable, Hashable, Codable {
  /// From 0, in the order of the submission's cases.
  public var index: Int
  public var visible: Bool
  public var verdict: VerdictKind
  public var input: [Value]
  public var expected: Value?
  public var actual: Value?
  /// Why it is so, when the two values do not say it (a trap's message, a checker's reason).
  public var note: String?
  /// Whether a case that failed passes in a process of its own: then the code keeps something between
  /// cases; nil when that was not tried.
  public var passesAlone: Bool?
  public var stdout: String
  public var stderr: String
  public var cpuMilliseconds: Double
  public var peakMemoryBytes: Int
  /// Whether the optimised program passed it and the build with checks did not; else nil.
  public var failsChecksAlone: Bool?
  /// What stands in the place of an answer that is too long to be kept; `actual` is nil then.
  public var longAnswer: Excerpt?

  public init(
    index: Int, visible: Bool, verdict: VerdictKind, input: [Value], expected: Value? = nil,
    actual: Value? = nil, note: String? = nil, stdout: String = "", stderr: String = "",
    cpuMilliseconds: Double = 0, peakMemoryBytes: Int = 0
  ) {
    self.index = index
    self.visible = visible
    self.verdict = verdict
    self.input = input
    self.expected = expected
    self.actual = actual
    self.note = note
    self.stdout = stdout
    self.stderr = stderr
    self.cpuMilliseconds = cpuMilliseconds
    self.peakMemoryBytes = peakMemoryBytes
  }
}

extension CaseResult {
  /// How the note of a case begins that fails only behind others.
  public static let aloneWords = "Passes alone:"
}

/// The smallest input that was found to fail as the first failing case does.
public struct Counterexample: Sendable, Hashable, Codable {
  public var input: [Value]
  public var expected: Value?
  public var actual: Value?
  /// How much there was of the first failing case: numbers, letters, calls.
  public var shrunkFrom: Int
  /// Why it fails, when the two values do not say it.
  public var note: String?
  /// What stands in the place of an answer that is too long to be kept; `actual` is nil then.
  public var longAnswer: Excerpt?

  public init(
    input: [Value], expected: Value?, actual: Value?, shrunkFrom: Int, note: String? = nil
  ) {
    self.input = input
    self.expected = expected
    self.actual = actual
    self.shrunkFrom = shrunkFrom
    self.note = note
  }
}

/// How a solution grows with its input, against the references.
public struct ComplexityVerdict: Sendable, Hashable, Codable {
  /// `like the fast reference`, `like the slow reference`, `unclear`.
  public var verdict: String
  /// What the solution's times look most like: `n log n`.
  public var fit: String
  /// What the problem says of its fast reference.
  public var expected: String
  /// 0 to 1.
  public var confidence: Double
  /// What makes it unclear, or what else is to be known; a sentence.
  public var note: String?
  /// What was measured: the solution's times and the references'.
  public var curves: [GrowthCurve]?

  /// Whether it is slower than asked: it grows like the slow reference.
  public var isSlower: Bool { verdict == "like the slow reference" }

  public init(
    verdict: String, fit: String, expected: String, confidence: Double, note: String? = nil,
    curves: [GrowthCurve]? = nil
  ) {
    self.verdict = verdict
    self.fit = fit
    self.expected = expected
    self.confidence = confidence
    self.note = note
    self.curves = curves
  }
}
