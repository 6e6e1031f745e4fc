internal import Domain
internal import TraceFile

/// A language whose programs can be recorded.
protocol TracedLanguage: LearnerLanguage {
  /// Throws: ``JudgeError``; what is wrong in the source is in the result.
  func traced(_ job: TraceJob) async throws -> TracedProgram
  /// Whether a process can be started before it is known which program it will run.
  var waitsForPrograms: Bool { get }
  /// Whether nothing has to be built before programs can be recorded.
  func isReadyToTrace() async throws -> Bool
  /// Builds what recording needs, if it is missing; what is not urgent makes way for everything else.
  func prepareToTrace(isUrgent: Bool) async throws
  /// How long that takes, as far as is known.
  func recorderSeconds() async throws -> Double?
  /// How far that is, whichever process builds it; nil where none does.
  func recorderBuild() async throws -> RecorderBuild?
}

extension TracedLanguage {
  var waitsForPrograms: Bool { false }
  func isReadyToTrace() -> Bool { true }
  func prepareToTrace(isUrgent: Bool) {}
  func recorderSeconds() -> Double? { nil }
  func recorderBuild() -> RecorderBuild? { nil }
}

/// A source made ready to be recorded.
struct TracedProgram: Sendable {
  /// Nil when it does not compile.
  ///
  /// It runs in a cold jail: each run inherits a tape of its own.
  var program: Program?
  var diagnostics: [Diagnostic] = []
  var mode = TraceReport.Mode.full
  /// Why it isn't told in full, a sentence each.
  var reasons: [String] = []
  var functionsTraced = 0
  var functions = 0
  /// What a compiled program's tape refers to by number.
  var tables = TraceTables()
}

extension JailSpec {
  /// The same program, which finds a tape and writes on it.
  func writing(on tape: Tape) -> JailSpec {
    var spec = self
    spec.inherited.append(
      Inherited(host: tape.path, descriptor: Inherited.tape, isWritable: true))
    spec.inherited.append(Inherited(host: tape.input, descriptor: 0))
    return spec
  }

}

extension Program {
  /// The same program within the limits of a recording, in a jail of its own.
  ///
  /// One that waits for its load learns there which steps are wanted.
  func recorded(_ limits: TraceLimits) -> Program {
    var program = self
    program.runtime.kind = .cold
    guard tellsSteps else { return program }
    program.runtime.spec.record(limits, window: waitsForLoad ? nil : limits.window)
    return program
  }
}

extension JailSpec {
  fileprivate mutating func record(_ limits: TraceLimits, window: Range<Int>?) {
    environment["FOCUS_TRACE"] = "\(Inherited.tape)"
    environment["FOCUS_TRACE_STEPS"] = "\(limits.steps)"
    environment["FOCUS_TRACE_BYTES"] = "\(limits.bytes)"
    environment["FOCUS_TRACE_WINDOW"] = window.map { "\($0.lowerBound)..\($0.upperBound)" }
    // The tape's pages are counted as the program's own.
    self.limits.memoryBytes += limits.bytes
  }
}
