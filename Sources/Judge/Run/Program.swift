internal import Domain

/// A learner's program, ready to be started as often as needed.
struct Program: Sendable {
  var runtime: Runtime
  var load: Load
  /// The compiled library, by which a crash's addresses become lines.
  var symbols: CrashSymbols?
}

/// What became of a source.
struct Build: Sendable {
  /// Nil when it could not be compiled.
  var program: Program?
  var diagnostics: [Diagnostic] = []
  var report: CompileReport
  /// Whether the source is compiled while the program is loaded.
  var countsLoading = false
}
