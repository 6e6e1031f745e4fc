internal import Domain

/// Swift: the learner's file and a generated stub become a library that the runner loads.
struct SwiftLanguage: LearnerLanguage {
  let language = Language.swift
  private let shelf: ToolchainShelf
  private let services: LanguageServices
  private let prelude: SwiftPrelude

  init(_ services: LanguageServices, _ shelf: ToolchainShelf) {
    self.services = services
    self.shelf = shelf
    prelude = SwiftPrelude(
      runtimes: services.configuration.runtimes, cache: services.configuration.cache,
      searchPath: services.configuration.searchPath)
  }

  func toolchain() async throws(JudgeError) -> RunnerStatus.Toolchain {
    let found = try await shelf.swiftToolchain()
    return .init(language: language, version: found.version, path: found.folder)
  }

  func runtimes() async throws -> [Runtime] {
    let toolchain = try await shelf.swiftToolchain()
    let folder = try await prelude.folder(
      toolchain, identity: try prelude.identity(), tool: try services.tools())
    return [Self.runtime(toolchain, prelude: folder)]
  }

  func diagnose(_ source: String, for problem: Problem) async throws -> [Diagnostic] { [] }

  func prepare() async throws {
    _ = try await runtimes()
  }

  func build(_ job: JudgeJob) async throws -> Build {
    let toolchain = try await shelf.swiftToolchain()
    let identity = try prelude.identity()
    let outline = SwiftOutline(job.source)
    let stub = SwiftStub(job.problem, outline, codecs: try codecs()).text
    let tool = try services.tools()
    let folder = try await prelude.folder(toolchain, identity: identity, tool: tool)
    let compiler = SwiftCompiler(
      toolchain: toolchain, prelude: folder, tool: tool, isOptimised: job.isOptimised)
    let key = CompileCache.key([
      job.source, Language.swift.rawValue, toolchain.identity, compiler.recipe, identity, stub,
    ])
    let clock = ContinuousClock()
    let begin = clock.now
    let (entry, isCached) = try await services.flight.run(key) {
      if let entry = services.cache.entry(key) { return (entry, true) }
      return (try await compile(job, outline, stub: stub, compiler, key: key), false)
    }
    let report = CompileReport(
      milliseconds: isCached ? 0 : (clock.now - begin).milliseconds, cached: isCached,
      optimised: job.isOptimised)
    guard entry.isProgram else {
      return Build(program: nil, diagnostics: entry.diagnostics, report: report)
    }
    let program = Self.program(toolchain, prelude: folder, build: services.cache.folder(of: key), entry)
    return Build(program: program, diagnostics: entry.diagnostics, report: report)
  }

  private func codecs() throws(JudgeError) -> [ValueType: String] {
    var texts: [ValueType: String] = [:]
    for type in [ValueType.listNode, .treeNode, .graphNode, .randomNode] {
      texts[type] = try prelude.codec("\(type)")
    }
    return texts
  }

  private func compile(
    _ job: JudgeJob, _ outline: SwiftOutline, stub: String, _ compiler: SwiftCompiler, key: String
  ) async throws -> CompileCache.Entry {
    let manner = outline.imports.isEmpty ? SwiftCompiler.Manner.plain : .importing
    var product = try await compiler.compile(job.source, stub: stub, manner)
    if product.library == nil, product.trouble == nil {
      product = try await compiler.compile(job.source, stub: stub, .generous)
    }
    // Without a word on the learner's file the fast route itself may be at fault.
    if product.library == nil, !product.hasRunOut, !product.diagnostics.hasErrors,
      fits(job.problem, outline)
    {
      let second = try await compiler.compileByDriver(job.source, stub: stub)
      if second.library != nil || product.diagnostics.foreign.isEmpty { product = second }
    }
    guard let library = product.library else {
      let entry = CompileCache.Entry(
        isProgram: false, diagnostics: diagnostics(product, job.problem, outline), libraries: [])
      if product.trouble == nil { try services.cache.store(entry, files: [:], as: key) }
      return entry
    }
    let entry = CompileCache.Entry(
      isProgram: true, diagnostics: product.diagnostics.own, libraries: product.libraries)
    try services.cache.store(entry, files: [SwiftCompiler.library: library], as: key)
    return entry
  }

  /// Whether the names that the stub needs stand in the source.
  private func fits(_ problem: Problem, _ outline: SwiftOutline) -> Bool {
    switch problem.signature {
    case .function(let function):
      outline.functions(of: "Solution").contains { $0.name == function.name }
    case .design(let design): outline.defines(design.className)
    }
  }

  private func diagnostics(
    _ product: SwiftCompiler.Product, _ problem: Problem, _ outline: SwiftOutline
  ) -> [Diagnostic] {
    if let trouble = product.trouble {
      return [Diagnostic(line: 1, column: 1, severity: .error, message: trouble)]
        + product.diagnostics.own
    }
    if product.diagnostics.hasErrors { return product.diagnostics.own }
    let complaint = SwiftComplaint(
      problem: problem, outline: outline, compilerMessage: product.diagnostics.foreign.first)
    return [complaint.diagnostic] + product.diagnostics.own
  }

  private static func program(
    _ toolchain: SwiftToolchain, prelude: String, build: String, _ entry: CompileCache.Entry
  ) -> Program {
    let library = SwiftCompiler.library
    let load = Load(
      [
        "library": .string("/work/\(library)"),
        "libraries": .array(entry.libraries.map(Value.string)),
      ], placed: [JailSpec.Placed(host: "\(build)/\(library)", name: library)])
    return Program(
      runtime: runtime(toolchain, prelude: prelude), load: load,
      symbols: symbols(
        toolchain, JailSpec.Mount(host: build, jail: "/focus/build"), "/focus/build/\(library)"))
  }

  private static func runtime(_ toolchain: SwiftToolchain, prelude: String) -> Runtime {
    var spec = JailSpec(arguments: ["/focus/prelude/runner"])
    spec.environment = [
      "LC_ALL": "C.UTF-8", "HOME": "/work", "TZ": "UTC", "SWIFT_BACKTRACE": "enable=no",
      "LD_LIBRARY_PATH":
        "\(SwiftToolchain.root)/lib/swift/linux:/focus/prelude:/toolchain/lib",
    ]
    spec.mounts =
      toolchain.programMounts + [JailSpec.Mount(host: prelude, jail: "/focus/prelude")]
    spec.hasFrames = true
    return Runtime(key: "swift \(toolchain.identity) \(prelude)", kind: .forks, spec: spec)
  }

  private static func symbols(
    _ toolchain: SwiftToolchain, _ build: JailSpec.Mount, _ library: String
  ) -> CrashSymbols {
    var spec = JailSpec(arguments: [
      "\(SwiftToolchain.root)/bin/llvm-symbolizer", "--obj=\(library)",
    ])
    spec.mounts = toolchain.compilerMounts + [build]
    spec.profile = .compiler
    spec.limits.cpu = .seconds(5)
    return CrashSymbols(spec: spec, sourceName: SwiftDiagnostics.source)
  }
}
