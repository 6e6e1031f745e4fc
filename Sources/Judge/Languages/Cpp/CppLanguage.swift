internal import Domain

/// C++: the learner's file and a generated stub become a library that the runner loads.
struct CppLanguage: LearnerLanguage {
  let language = Language.cpp
  private let services: LanguageServices
  private let prelude: CppPrelude

  init(_ services: LanguageServices) {
    self.services = services
    prelude = CppPrelude(services)
  }

  func toolchain() async throws(JudgeError) -> RunnerStatus.Toolchain {
    let found = try await services.shelf.toolchain(CppToolchain.self)
    return .init(language: language, version: found.version, path: found.compiler)
  }

  func prepare() async throws { _ = try await runtimes() }

  func runtimes() async throws -> [Runtime] {
    let compiler = try await compiler(.run)
    let program = Self.runtime(compiler)
    guard compiler.toolchain.route == .direct else { return [program] }
    return [program, compiler.compiler, compiler.linker]
  }

  func diagnose(_ source: String, for problem: Problem) async throws -> [Diagnostic] {
    let outline = CppOutline(source)
    let compiler = try await compiler(.run)
    let product = try await compiler.check(
      source, stub: CppStub(problem: problem, outline: outline).text)
    return product.diagnostics.whileTyping(
      trouble: product.trouble, complaint: Self.complaint(problem, outline))
      + outline.remarks
  }

  func build(_ job: JudgeJob) async throws -> Build {
    try await build(job, job.isOptimised ? .submit : .run)
  }

  /// What AddressSanitizer lays out needs more room than a jail without control groups gives: there
  /// the checks of a run must do.
  func checkedBuild(_ job: JudgeJob) async throws -> Build? {
    let level = try await services.supervisor.get().probe().level
    let toolchain = try await services.shelf.toolchain(CppToolchain.self)
    return try await build(job, level >= .L4 && toolchain.sanitizer != nil ? .checked : .run)
  }

  func standAlone(_ source: String, name: String) async throws -> Build? {
    let compiler = try await compiler(.run)
    let compiled = try await compiler.compile(alone: source)
    let said = CppDiagnostics(compiled.text, library: compiler.toolchain.library).own
    return StandAlone.build(compiled, as: Self.runtime(compiler), said)
  }

  private func build(_ job: JudgeJob, _ kind: CppFlags.Kind) async throws -> Build {
    let outline = CppOutline(job.source)
    let stub = CppStub(problem: job.problem, outline: outline).text
    let compiler = try await compiler(kind)
    let made = try await services.compiled(
      job,
      [
        job.source, language.rawValue, compiler.toolchain.identity, compiler.recipe,
        try prelude.identity(), stub,
      ]
    ) {
      let product = try await compiler.compile(job.source, stub: stub)
      let file = product.library.map { (name: CppCompiler.library, bytes: $0) }
      var made = Compilation(
        file, product.diagnostics, trouble: product.trouble,
        complaint: Self.complaint(job.problem, outline))
      made.entry.diagnostics += outline.remarks
      return made
    }
    return made.build(Self.program(compiler, build: made.folder))
  }

  private func compiler(_ kind: CppFlags.Kind) async throws -> CppCompiler {
    let toolchain = try await services.shelf.toolchain(CppToolchain.self)
    return CppCompiler(
      toolchain: toolchain, prelude: try await prelude.folder(toolchain, services),
      sources: prelude.mount, tool: try services.tools(),
      flags: CppFlags(toolchain: toolchain, kind: kind))
  }

  private static func complaint(
    _ problem: Problem, _ outline: CppOutline
  ) -> (String?) -> Diagnostic {
    {
      CppComplaint(problem: problem, outline: outline, compilerMessage: $0).diagnostic
    }
  }

  private static func program(_ compiler: CppCompiler, build: String) -> Program {
    let library = CppCompiler.library
    let load = Load(
      ["library": .string(library)],
      placed: [JailSpec.Placed(host: "\(build)/\(library)", name: library)])
    return Program(
      runtime: runtime(compiler), load: load,
      symbols: symbols(compiler.toolchain, JailSpec.Mount(host: build, jail: "/focus/build")))
  }

  private static func runtime(_ compiler: CppCompiler) -> Runtime {
    let (toolchain, prelude) = (compiler.toolchain, compiler.prelude)
    let isChecked = compiler.flags.kind == .checked
    let folder = CppFlags.prelude
    let names = [CppPrelude.runner, isChecked ? CppPrelude.checkedLibrary : CppPrelude.library]
    var spec = JailSpec(arguments: names.map { "\(folder)/\($0)" })
    spec.environment = [
      "LC_ALL": "C.UTF-8", "HOME": "/work", "TZ": "UTC", "LD_LIBRARY_PATH": "/toolchain/lib",
    ]
    spec.mounts =
      toolchain.programMounts
      + names.map { JailSpec.Mount(host: "\(prelude)/\($0)", jail: "\(folder)/\($0)") }
    spec.hasFrames = true
    guard isChecked, let sanitizer = toolchain.sanitizer else {
      return Runtime(key: "cpp \(toolchain.identity) \(prelude)", kind: .forks, spec: spec)
    }
    let library = "\(folder)/sanitizer.so"
    spec.mounts.append(JailSpec.Mount(host: sanitizer, jail: library))
    spec.environment["LD_PRELOAD"] = library
    spec.environment["ASAN_OPTIONS"] = sanitizerOptions.joined(separator: ":")
    // It reads its own map of memory there.
    spec.showsProcesses = true
    return Runtime(key: "cpp checked \(toolchain.identity) \(prelude)", kind: .cold, spec: spec)
  }

  /// Crashes are the runner's own business, and what merely looks untidy is nobody's.
  private static let sanitizerOptions = [
    "handle_segv=0", "handle_sigbus=0", "handle_sigfpe=0", "handle_sigill=0", "handle_abort=0",
    "abort_on_error=1", "use_sigaltstack=0", "symbolize=0", "detect_leaks=0",
    "detect_odr_violation=0", "alloc_dealloc_mismatch=0", "new_delete_type_mismatch=0",
    "quarantine_size_mb=16", "allocator_may_return_null=1", "verify_asan_link_order=0",
  ]

  private static func symbols(
    _ toolchain: CppToolchain, _ build: JailSpec.Mount
  ) -> CrashSymbols? {
    guard let symbolizer = toolchain.symbolizer else { return nil }
    let library = "\(build.jail)/\(CppCompiler.library)"
    var spec = CppCompiler.spec(
      toolchain, [symbolizer, "--obj=\(library)"], extra: [build])
    spec.limits.cpu = .seconds(5)
    return CrashSymbols(spec: spec, sourceName: CppStub.source)
  }
}
