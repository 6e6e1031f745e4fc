internal import Domain

/// A learner's program, ready to be started as often as needed.
struct Program: Sendable {
  var runtime: Runtime
  var load: Load
  /// The compiled library, by which a crash's addresses become lines.
  var symbols: CrashSymbols?
  /// Reads from its standard error why a process ended by itself; nil: nothing special.
  ///
  /// For runtimes that cannot tell of their last errors over the channel.
  var obituary: (@Sendable ([UInt8]) -> Obituary?)?
  /// Whether its process says hello before it is given its load, so that it may be started ahead.
  var waitsForLoad = false
  /// Whether it has a recorder in it.
  var tellsSteps = true
}

/// Why a program ended, in words for the learner.
struct Obituary: Sendable {
  var kind = VerdictKind.runtimeError
  var message: String
  /// The learner's own line.
  var line: Int?
}

/// What became of a source.
struct Build: Sendable {
  /// Nil when it could not be compiled.
  var program: Program?
  var diagnostics: [Diagnostic] = []
  var report: CompileReport
  /// Whether the source is compiled while the program is loaded.
  var countsLoading = false
  /// The entry of the compile cache on which it rests, if it rests on one.
  var key: String?
}
