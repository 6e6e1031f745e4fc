internal import Domain

/// Rust: the learner's file with a stub below it becomes a library that the runner loads.
struct RustLanguage: LearnerLanguage {
  let language = Language.rust
  private let services: LanguageServices
  private let prelude: RustPrelude

  init(_ services: LanguageServices) {
    self.services = services
    prelude = RustPrelude(services)
  }

  func toolchain() async throws(JudgeError) -> RunnerStatus.Toolchain {
    let found = try await services.shelf.toolchain(RustToolchain.self)
    let libraries = RustLibraries()
    return .init(
      language: language, version: found.version, path: found.compiler,
      remedy: libraries.remedy, libraries: libraries.titles)
  }

  func prepare() async throws { _ = try await runtimes() }

  func runtimes() async throws -> [Runtime] {
    let compiler = try await compiler(isOptimised: false)
    let program = Self.runtime(compiler.toolchain, prelude: compiler.prelude)
    return [program, compiler.compiler, compiler.linker]
  }

  func diagnose(_ source: String, for problem: Problem) async throws -> [Diagnostic] {
    let compiler = try await compiler(isOptimised: false)
    let product = try await compiler.check(source, stub: Self.stub(source, problem))
    return product.diagnostics.whileTyping(
      trouble: product.trouble, complaint: Self.complaint(problem, source))
  }

  func build(_ job: JudgeJob) async throws -> Build {
    let stub = Self.stub(job.source, job.problem)
    let compiler = try await compiler(isOptimised: job.isOptimised)
    let made = try await services.compiled(
      job,
      [
        job.source, language.rawValue, compiler.toolchain.identity, compiler.recipe,
        try prelude.identity(), stub,
      ]
    ) {
      let product = try await compiler.compile(job.source, stub: stub)
      let file = product.library.map { (name: RustCompiler.library, bytes: $0) }
      return Compilation(
        file, product.diagnostics, trouble: product.trouble,
        complaint: Self.complaint(job.problem, job.source))
    }
    var program = Self.program(compiler, build: made.folder)
    program.symbols = await symbols(build: made.folder, job.source)
    return made.build(program)
  }

  func standAlone(_ source: String, name: String) async throws -> Build? {
    let compiler = try await compiler(isOptimised: false)
    let compiled = try await compiler.compile(alone: source)
    let said = RustDiagnostics(
      compiled.text, lines: RustStub.lineCount(source), remarks: []
    ).own
    return StandAlone.build(
      compiled, as: Self.runtime(compiler.toolchain, prelude: compiler.prelude), said)
  }

  /// Finds the lines of an endless recursion; Swift's toolchain brings what reads them.
  private func symbols(build: String, _ source: String) async -> CrashSymbols? {
    guard let swift = try? await services.shelf.toolchain(SwiftToolchain.self) else { return nil }
    let folder = "/focus/build"
    var spec = SwiftRuntimes.tool(
      [
        "\(SwiftToolchain.root)/bin/llvm-symbolizer", "--obj=\(folder)/\(RustCompiler.library)",
      ], mounts: swift.compilerMounts + [JailSpec.Mount(host: build, jail: folder)])
    spec.limits.cpu = .seconds(5)
    return CrashSymbols(
      spec: spec, sourceName: RustStub.source, lastLine: RustStub.lineCount(source))
  }

  private static func stub(_ source: String, _ problem: Problem) -> String {
    RustStub(problem: problem).text(lines: RustStub.lineCount(source))
  }

  private func compiler(isOptimised: Bool) async throws -> RustCompiler {
    let toolchain = try await services.shelf.toolchain(RustToolchain.self)
    return RustCompiler(
      toolchain: toolchain, prelude: try await prelude.folder(toolchain),
      tool: try services.tools(), isOptimised: isOptimised)
  }

  private static func complaint(
    _ problem: Problem, _ source: String
  ) -> (String?) -> Diagnostic {
    { RustComplaint(problem: problem, source: source, compilerMessage: $0).diagnostic }
  }

  private static func program(_ compiler: RustCompiler, build: String) -> Program {
    let library = RustCompiler.library
    let load = Load(
      ["library": .string(library)],
      placed: [JailSpec.Placed(host: "\(build)/\(library)", name: library)])
    return Program(
      runtime: runtime(compiler.toolchain, prelude: compiler.prelude), load: load)
  }

  private static func runtime(_ toolchain: RustToolchain, prelude: String) -> Runtime {
    let folder = RustCompiler.root
    let names = [CppPrelude.runner, RustPrelude.library]
    let standard = toolchain.library.split(separator: "/").last ?? "libstd.so"
    var spec = JailSpec(arguments: names.map { "\(folder)/\($0)" })
    spec.environment = [
      "LC_ALL": "C.UTF-8", "HOME": "/work", "TZ": "UTC",
      "LD_LIBRARY_PATH": "\(folder):/toolchain/lib",
    ]
    spec.mounts =
      toolchain.programMounts
      + [JailSpec.Mount(host: toolchain.library, jail: "\(folder)/\(standard)")]
      + names.map { JailSpec.Mount(host: "\(prelude)/\($0)", jail: "\(folder)/\($0)") }
    spec.hasFrames = true
    return Runtime(
      key: "rust \(toolchain.identity) \(prelude)", kind: .forks, spec: spec)
  }
}
