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
    let compiler = try await compiler(isOptimised: false)
    let program = Self.runtime(compiler.toolchain, prelude: compiler.prelude)
    guard compiler.toolchain.route == .direct else { return [program] }
    return [program, compiler.compiler, compiler.linker]
  }

  func diagnose(_ source: String, for problem: Problem) async throws -> [Diagnostic] {
    let outline = CppOutline(source)
    let compiler = try await compiler(isOptimised: false)
    let product = try await compiler.check(
      source, stub: CppStub(problem: problem, outline: outline).text)
    return product.diagnostics.whileTyping(
      trouble: product.trouble, complaint: Self.complaint(problem, outline))
  }

  func build(_ job: JudgeJob) async throws -> Build {
    let outline = CppOutline(job.source)
    let stub = CppStub(problem: job.problem, outline: outline).text
    let compiler = try await compiler(isOptimised: job.isOptimised)
    let made = try await services.compiled(
      job,
      [
        job.source, language.rawValue, compiler.toolchain.identity, compiler.recipe,
        try prelude.identity(), stub,
      ]
    ) {
      let product = try await compiler.compile(job.source, stub: stub)
      let file = product.library.map { (name: CppCompiler.library, bytes: $0) }
      return Compilation(
        file, product.diagnostics, trouble: product.trouble,
        complaint: Self.complaint(job.problem, outline))
    }
    return made.build(Self.program(compiler, build: made.folder))
  }

  private func compiler(isOptimised: Bool) async throws -> CppCompiler {
    let toolchain = try await services.shelf.toolchain(CppToolchain.self)
    return CppCompiler(
      toolchain: toolchain, prelude: try await prelude.folder(toolchain, services),
      sources: prelude.mount, tool: try services.tools(),
      flags: CppFlags(route: toolchain.route, isOptimised: isOptimised))
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
      runtime: runtime(compiler.toolchain, prelude: compiler.prelude), load: load,
      symbols: symbols(compiler.toolchain, JailSpec.Mount(host: build, jail: "/focus/build")))
  }

  private static func runtime(_ toolchain: CppToolchain, prelude: String) -> Runtime {
    let folder = CppFlags.prelude
    let names = [CppPrelude.runner, CppPrelude.library]
    var spec = JailSpec(arguments: names.map { "\(folder)/\($0)" })
    spec.environment = [
      "LC_ALL": "C.UTF-8", "HOME": "/work", "TZ": "UTC", "LD_LIBRARY_PATH": "/toolchain/lib",
    ]
    spec.mounts =
      toolchain.programMounts
      + names.map { JailSpec.Mount(host: "\(prelude)/\($0)", jail: "\(folder)/\($0)") }
    spec.hasFrames = true
    return Runtime(key: "cpp \(toolchain.identity) \(prelude)", kind: .forks, spec: spec)
  }

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
