internal import Domain

/// A learner's program, ready to be started as often as needed.
struct Program: Sendable {
  var spec: JailSpec
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

/// How one language's sources become programs.
protocol LearnerLanguage: Sendable {
  /// Throws: ``JudgeError`` for trouble of ours; what is wrong in the source is in the build.
  func build(_ job: JudgeJob) async throws -> Build
  /// Makes ready what every build needs.
  func prepare() async throws
}
