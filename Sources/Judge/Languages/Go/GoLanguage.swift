internal import Domain

/// Go: the learner's file and a generated stub become a program of its own.
struct GoLanguage: LearnerLanguage {
  let language = Language.go
  private let services: LanguageServices
  private let prelude: GoPrelude

  init(_ services: LanguageServices) {
    self.services = services
    prelude = GoPrelude(services)
  }

  func toolchain() async throws(JudgeError) -> RunnerStatus.Toolchain {
    let found = try await services.shelf.toolchain(GoToolchain.self)
    return .init(language: language, version: found.version, path: found.folder)
  }

  func prepare() async throws { _ = try await compiler() }

  func runtimes() async throws -> [Runtime] {
    let compiler = try await compiler()
    return [Self.runtime(compiler.toolchain)] + compiler.tools
  }

  func diagnose(_ source: String, for problem: Problem) async throws -> [Diagnostic] {
    let compiler = try await compiler()
    let source = GoSource(source, toolchain: compiler.toolchain)
    let stub = GoStub(problem: problem, outline: source.outline, toolchain: compiler.toolchain)
    let found = try await compiler.check(source.text, stub: stub.text)
    // Nothing has been declared yet, so nothing is wrong yet.
    guard found.own.isEmpty, let message = found.foreign.first, !source.outline.isEmpty else {
      return found.own
    }
    return [complaint(problem, source.outline, message)]
  }

  func build(_ job: JudgeJob) async throws -> Build {
    let compiler = try await compiler()
    let source = GoSource(job.source, toolchain: compiler.toolchain)
    let stub = GoStub(
      problem: job.problem, outline: source.outline, toolchain: compiler.toolchain)
    let key = CompileCache.key([
      job.source, language.rawValue, compiler.toolchain.identity, GoCompiler.recipe,
      compiler.prelude, stub.text,
    ])
    let clock = ContinuousClock()
    let begin = clock.now
    let (entry, isCached) = try await services.flight.run(key) {
      if let entry = services.cache.entry(key) { return (entry, true) }
      return (try await compile(job.problem, source, stub, compiler, key: key), false)
    }
    let report = CompileReport(
      milliseconds: isCached ? 0 : (clock.now - begin).milliseconds, cached: isCached,
      optimised: true)
    guard entry.isProgram else {
      return Build(program: nil, diagnostics: entry.diagnostics, report: report)
    }
    let load = Load(
      ["memory": .int(job.problem.limits.memoryBytes)],
      placed: [
        JailSpec.Placed(
          host: "\(services.cache.folder(of: key))/\(GoCompiler.program)",
          name: GoCompiler.program)
      ])
    let program = Program(
      runtime: Self.runtime(compiler.toolchain), load: load, obituary: GoTraceback.obituary)
    return Build(program: program, report: report)
  }

  private func compiler() async throws -> GoCompiler {
    let toolchain = try await services.shelf.toolchain(GoToolchain.self)
    return GoCompiler(
      toolchain: toolchain, prelude: try await prelude.folder(toolchain),
      tool: try services.tools())
  }

  private func compile(
    _ problem: Problem, _ source: GoSource, _ stub: GoStub, _ compiler: GoCompiler, key: String
  ) async throws -> CompileCache.Entry {
    let product = try await compiler.compile(source.text, stub: stub.text)
    guard let program = product.program else {
      let entry = CompileCache.Entry(
        isProgram: false, diagnostics: diagnostics(product, problem, source.outline), libraries: [])
      if product.trouble == nil { try services.cache.store(entry, files: [:], as: key) }
      return entry
    }
    let entry = CompileCache.Entry(isProgram: true, diagnostics: [], libraries: [])
    try services.cache.store(entry, files: [GoCompiler.program: program], as: key)
    return entry
  }

  private func diagnostics(
    _ product: GoCompiler.Product, _ problem: Problem, _ outline: GoOutline
  ) -> [Diagnostic] {
    if let trouble = product.trouble {
      return [Diagnostic(line: 1, column: 1, severity: .error, message: trouble)]
        + product.diagnostics.own
    }
    if !product.diagnostics.own.isEmpty { return product.diagnostics.own }
    return [complaint(problem, outline, product.diagnostics.foreign.first)]
  }

  private func complaint(
    _ problem: Problem, _ outline: GoOutline, _ message: String?
  ) -> Diagnostic {
    GoComplaint(problem: problem, outline: outline, compilerMessage: message).diagnostic
  }

  /// The program itself: it waits for its load and needs nothing beside it.
  private static func runtime(_ toolchain: GoToolchain) -> Runtime {
    var spec = JailSpec(arguments: ["/work/\(GoCompiler.program)"])
    spec.environment = [
      "LC_ALL": "C.UTF-8", "HOME": "/work", "TZ": "UTC", "GOMAXPROCS": "1",
    ]
    spec.mounts = toolchain.mounts
    spec.hasFrames = true
    return Runtime(key: "go run \(toolchain.identity)", kind: .executes, spec: spec)
  }
}
