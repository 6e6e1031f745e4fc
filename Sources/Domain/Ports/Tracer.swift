/// Records a learner's program step by step (the Data Journey).
public struct Tracer: Sendable {
  /// The stream ends with `.finished`, or throws; dropping it ends the program.
  public var trace: @Sendable (TraceJob) -> AsyncThrowingStream<TraceProgress, any Error>
  /// Has ready what a run like this would wait for, whatever its source; trouble shows at that run.
  public var prepare: @Sendable (TraceJob) async -> Void

  public init(
    trace: @escaping @Sendable (TraceJob) -> AsyncThrowingStream<TraceProgress, any Error>,
    prepare: @escaping @Sendable (TraceJob) async -> Void = { _ in }
  ) {
    self.trace = trace
    self.prepare = prepare
  }

  /// Records nothing.
  public static let none = Tracer { _ in AsyncThrowingStream { $0.finish() } }
}

/// What to record.
public struct TraceJob: Sendable {
  /// What is run.
  public enum Subject: Sendable {
    /// A learner's solution on one input, as the judge calls it.
    case problem(Problem, input: [Value])
    /// A stand-alone program with its standard input.
    case program(name: String, input: [UInt8])
  }

  public var subject: Subject
  public var language: Language
  public var source: String
  public var limits: TraceLimits
  /// Whose turn in the queue it takes.
  public var learner: String

  public init(
    subject: Subject, language: Language, source: String, limits: TraceLimits = TraceLimits(),
    learner: String = ""
  ) {
    self.subject = subject
    self.language = language
    self.source = source
    self.limits = limits
    self.learner = learner
  }
}

/// How much of a run is recorded; beyond it lines are only counted.
public struct TraceLimits: Sendable, Hashable {
  public var steps: Int
  public var bytes: Int
  /// Records these steps alone; the program runs the same up to them.
  public var window: Range<Int>?
  public var cpuMilliseconds: Int

  public init(
    steps: Int = 10_000_000, bytes: Int = 256 << 20, window: Range<Int>? = nil,
    cpuMilliseconds: Int = 10_000
  ) {
    self.steps = steps
    self.bytes = bytes
    self.window = window
    self.cpuMilliseconds = cpuMilliseconds
  }
}

/// What happens while a program is recorded.
public enum TraceProgress: Sendable {
  case queued(ahead: Int)
  /// What recording needs is built, once for a toolchain.
  case preparing(RecorderBuild)
  case compiling
  /// The trace file so far; it is replaced while the program goes on.
  case growing(path: String, steps: Int)
  case finished(TraceReport)
}

/// How far the building of a recorder is, by whichever process builds it.
public struct RecorderBuild: Sendable, Hashable, Codable {
  /// Which part of it is being made, from 1.
  public var part: Int
  public var parts: Int
  public var seconds: Double
  /// What a whole one took on this machine before, or is likely to take; nil while nothing is known.
  public var expectedSeconds: Double?

  public init(part: Int, parts: Int, seconds: Double, expectedSeconds: Double? = nil) {
    self.part = part
    self.parts = parts
    self.seconds = seconds
    self.expectedSeconds = expectedSeconds
  }
}

/// A finished record.
public struct TraceReport: Sendable, Hashable {
  /// How much of the program was recorded.
  public enum Mode: String, Sendable, Hashable, CaseIterable {
    /// Every function.
    case full
    /// Some functions only in steps, or not at all.
    case partial
    /// By the compiler's own playground pass.
    case playground
    /// It ran, but nothing could be recorded.
    case plain
  }

  /// How the program ended.
  public enum Ending: Sendable, Hashable {
    case finished
    /// An error, a trap, a limit; with the learner's line where it is known.
    case failed(VerdictKind, note: String, line: Int?)
    /// The source does not compile.
    case refused
  }

  /// What a recording is full with.
  public enum Limit: Sendable, Hashable {
    case steps(Int)
    case bytes(Int)
  }

  /// Where the trace lies (`.djt`); nil without one.
  public var path: String?
  public var mode: Mode
  public var functionsTraced: Int
  public var functions: Int
  /// The recorded steps.
  public var steps: Int
  /// The steps that ran before the first recorded one, and behind the last one.
  public var gap: Int
  public var skipped: Int
  public var bytes: Int
  /// From the start of the program to its end.
  public var milliseconds: Double
  public var ending: Ending
  /// From the program's end to its trace.
  public var readingMilliseconds = 0.0
  /// The learner's answer on a problem's input.
  public var answer: Value?
  public var diagnostics: [Diagnostic]
  public var standardOutput: [UInt8]
  public var standardError: [UInt8]
  /// The program's own status; a signal's number plus 128.
  public var status: Int
  /// Why it isn't `full`, or what else of the program is not told: a sentence each.
  public var reasons: [String] = []
  /// What ended the recording before the program's end.
  public var limit: Limit?
  /// What ended a stand-alone program from outside, or its own crash.
  public var signal: Int32?

  public init(
    path: String? = nil, mode: Mode, functionsTraced: Int = 0, functions: Int = 0, steps: Int = 0,
    gap: Int = 0, skipped: Int = 0, bytes: Int = 0, milliseconds: Double = 0, ending: Ending,
    answer: Value? = nil, diagnostics: [Diagnostic] = [], standardOutput: [UInt8] = [],
    standardError: [UInt8] = [], status: Int = 0
  ) {
    self.path = path
    self.mode = mode
    self.functionsTraced = functionsTraced
    self.functions = functions
    self.steps = steps
    self.gap = gap
    self.skipped = skipped
    self.bytes = bytes
    self.milliseconds = milliseconds
    self.ending = ending
    self.answer = answer
    self.diagnostics = diagnostics
    self.standardOutput = standardOutput
    self.standardError = standardError
    self.status = status
  }
}
