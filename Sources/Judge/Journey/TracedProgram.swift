internal import Domain
internal import TraceFile

/// A language whose programs can be recorded.
protocol TracedLanguage: LearnerLanguage {
  /// Throws: ``JudgeError``; what is wrong in the source is in the result.
  func traced(_ job: TraceJob) async throws -> TracedProgram
}

/// A source made ready to be recorded.
struct TracedProgram: Sendable {
  /// Nil when it does not compile.
  ///
  /// It runs in a cold jail: each run inherits a tape of its own.
  var program: Program?
  var diagnostics: [Diagnostic] = []
  var mode = TraceReport.Mode.full
  var functionsTraced = 0
  var functions = 0
  /// What a compiled program's tape refers to by number.
  var tables = TraceTables()
}

extension JailSpec {
  /// The same program with a tape to write on.
  func recorded(on tape: Tape, _ limits: TraceLimits) -> JailSpec {
    var spec = self
    spec.inherited.append(
      Inherited(host: tape.path, descriptor: Inherited.tape, isWritable: true))
    spec.environment["FOCUS_TRACE"] = "\(Inherited.tape)"
    spec.environment["FOCUS_TRACE_STEPS"] = "\(limits.steps)"
    spec.environment["FOCUS_TRACE_BYTES"] = "\(limits.bytes)"
    spec.environment["FOCUS_TRACE_WINDOW"] = limits.window.map {
      "\($0.lowerBound)..\($0.upperBound)"
    }
    // The tape's pages are counted as the program's own.
    spec.limits.memoryBytes += limits.bytes
    return spec
  }
}
