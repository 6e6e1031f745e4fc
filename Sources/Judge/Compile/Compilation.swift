internal import Domain

/// What a compiler made of a source, before it is put away.
struct Compilation: Sendable {
  var entry: CompileCache.Entry
  /// The program's file; none without a program.
  var files: [String: [UInt8]] = [:]
  /// Whether the same source would become the same again.
  var isFinal = true
}

extension Compilation {
  /// A compiler's answer in the learner's words; without a file there is no program.
  init(
    _ file: (name: String, bytes: [UInt8])?, libraries: [String] = [],
    _ remarks: some CompilerRemarks,
    trouble: String?, complaint: (String?) -> Diagnostic
  ) {
    guard let file else {
      let reasons = remarks.whenFailed(trouble: trouble, complaint: complaint)
      entry = .init(isProgram: false, diagnostics: reasons, libraries: [])
      isFinal = trouble == nil
      return
    }
    entry = .init(isProgram: true, diagnostics: remarks.own, libraries: libraries)
    files = [file.name: file.bytes]
  }
}

/// A source that was built, now or before.
struct CompiledSource: Sendable {
  var entry: CompileCache.Entry
  /// Where the cache keeps it.
  var key: String
  var folder: String
  var report: CompileReport

  /// The build around a program of this source.
  func build(_ program: @autoclosure () -> Program?) -> Build {
    Build(
      program: entry.isProgram ? program() : nil, diagnostics: entry.diagnostics, report: report,
      key: key)
  }
}

extension LanguageServices {
  /// Compiles a source once; `ingredients` is everything that has a say in the outcome.
  ///
  /// Throws: what `compile` does, and ``JudgeError/cacheUnusable(path:reason:)``.
  func compiled(
    _ job: JudgeJob, _ ingredients: [String], compile: () async throws -> Compilation
  ) async throws -> CompiledSource {
    let keys = CompileCache.Keys(ingredients, program: ToolchainFooting.program)
    let clock = ContinuousClock()
    let begin = clock.now
    let (key, entry, isCached) = try await flight.run(keys.silent) {
      if let entry = cache.entry(keys.silent), entry.isSilent { return (keys.silent, entry, true) }
      if let entry = cache.entry(keys.worded) { return (keys.worded, entry, true) }
      let made = try await compile()
      let key = keys.key(of: made.entry)
      if made.isFinal { try cache.store(made.entry, files: made.files, as: key) }
      return (key, made.entry, false)
    }
    return CompiledSource(
      entry: entry, key: key, folder: cache.folder(of: key),
      report: CompileReport(
        milliseconds: isCached ? 0 : (clock.now - begin).milliseconds, cached: isCached,
        optimised: job.isOptimised))
  }
}
