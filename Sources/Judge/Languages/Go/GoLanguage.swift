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
    let ours = GoPackages.stands(in: found)
    let gods = found.gods.map { "emirpasic/gods \($0)" }
    return .init(
      language: language, version: found.version, path: found.folder,
      remedy: gods == nil ? "For emirpasic/gods: apt-get install \(GoPackages.godsPackage)" : "",
      libraries: (gods.map { [$0] } ?? []) + ours.map { "\($0) (Focus's own)" })
  }

  func prepare() async throws { _ = try await compiler() }

  func runtimes() async throws -> [Runtime] {
    let compiler = try await compiler()
    return [Self.runtime(compiler.toolchain)] + compiler.tools
  }

  func diagnose(_ text: String, for problem: Problem) async throws -> [Diagnostic] {
    let compiler = try await compiler()
    let source = GoSource(text, toolchain: compiler.toolchain)
    let stub = GoStub(problem: problem, outline: source.outline, toolchain: compiler.toolchain)
    var found = try await compiler.check(source.text, stub: stub.text)
    if !found.ranges.isEmpty {
      let counted = GoSource(text, toolchain: compiler.toolchain, ranges: found.ranges)
      found = try await compiler.check(counted.text, stub: stub.text)
    }
    // Nothing has been declared yet, so nothing is wrong yet.
    guard found.own.isEmpty, let message = found.foreign.first, !source.outline.isEmpty else {
      return found.own
    }
    return [complaint(problem, source.outline)(message)]
  }

  func build(_ job: JudgeJob) async throws -> Build {
    let compiler = try await compiler()
    let source = GoSource(job.source, toolchain: compiler.toolchain)
    let stub = GoStub(
      problem: job.problem, outline: source.outline, toolchain: compiler.toolchain)
    let made = try await services.compiled(
      job,
      [
        // With what is put in, which our next version may do otherwise.
        String(decoding: source.text, as: UTF8.self), language.rawValue,
        compiler.toolchain.identity, GoCompiler.recipe,
        compiler.prelude, stub.text,
      ]
    ) {
      var product = try await compiler.compile(source.text, stub: stub.text)
      if !product.diagnostics.ranges.isEmpty {
        let counted = GoSource(
          job.source, toolchain: compiler.toolchain, ranges: product.diagnostics.ranges)
        product = try await compiler.compile(counted.text, stub: stub.text)
      }
      let file = product.program.map { (name: GoCompiler.program, bytes: $0) }
      return Compilation(
        file, product.diagnostics, trouble: product.trouble,
        complaint: complaint(job.problem, source.outline))
    }
    return made.build(
      Program(
        runtime: Self.runtime(compiler.toolchain),
        load: Load(
          ["memory": .int(job.problem.limits.memoryBytes)],
          placed: [
            JailSpec.Placed(
              host: "\(made.folder)/\(GoCompiler.program)", name: GoCompiler.program)
          ]),
        obituary: GoTraceback.obituary))
  }

  func standAlone(_ source: String, name: String) async throws -> Build? {
    let compiler = try await compiler()
    let product = try await compiler.compile(alone: Array(source.utf8))
    let runtime = Self.runtime(compiler.toolchain)
    if let bytes = product.program {
      return StandAlone.build(
        runtime, runtime.spec.arguments,
        JailSpec.File(name: GoCompiler.program, bytes: bytes, isExecutable: true),
        product.diagnostics.own)
    }
    let reasons = product.diagnostics.whenFailed(trouble: product.trouble) { message in
      Diagnostic(
        line: 1, column: 1, severity: .error,
        message: message ?? "The compiler failed on this source.")
    }
    return Build(
      diagnostics: reasons,
      report: CompileReport(milliseconds: 0, cached: false, optimised: false))
  }

  private func compiler() async throws -> GoCompiler {
    let toolchain = try await services.shelf.toolchain(GoToolchain.self)
    return GoCompiler(
      toolchain: toolchain, prelude: try await prelude.folder(toolchain),
      tool: try services.tools())
  }

  private func complaint(_ problem: Problem, _ outline: GoOutline) -> (String?) -> Diagnostic {
    { GoComplaint(problem: problem, outline: outline, compilerMessage: $0).diagnostic }
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
