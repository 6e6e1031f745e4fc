internal import Domain

/// Swift: the learner's file and a generated stub become a library that the runner loads.
struct SwiftLanguage: LearnerLanguage {
  private let shelf: ToolchainShelf
  private let supervisor: Result<JailSupervisor, JudgeError>
  private let prelude: SwiftPrelude
  private let cache: CompileCache
  private let flight = SingleFlight()

  init(
    _ configuration: JudgeConfiguration, _ shelf: ToolchainShelf,
    _ supervisor: Result<JailSupervisor, JudgeError>
  ) {
    self.shelf = shelf
    self.supervisor = supervisor
    prelude = SwiftPrelude(
      runtimes: configuration.runtimes, cache: configuration.cache,
      searchPath: configuration.searchPath)
    cache = CompileCache(cache: configuration.cache, mostBytes: configuration.cacheBytes)
  }

  func prepare() async throws {
    let tool = JailedTool(supervisor: try supervisor.get())
    _ = try await prelude.folder(
      try await shelf.swiftToolchain(), identity: try prelude.identity(), tool: tool)
  }

  func build(_ job: JudgeJob) async throws -> Build {
    let toolchain = try await shelf.swiftToolchain()
    let identity = try prelude.identity()
    let outline = SwiftOutline(job.source)
    let stub = SwiftStub(job.problem, outline, codecs: try codecs()).text
    let tool = JailedTool(supervisor: try supervisor.get())
    let folder = try await prelude.folder(toolchain, identity: identity, tool: tool)
    let compiler = SwiftCompiler(
      toolchain: toolchain, prelude: folder, tool: tool, isOptimised: job.isOptimised)
    let key = CompileCache.key([
      job.source, Language.swift.rawValue, toolchain.identity, compiler.recipe, identity, stub,
    ])
    let clock = ContinuousClock()
    let begin = clock.now
    let (entry, isCached) = try await flight.run(key) {
      if let entry = cache.entry(key) { return (entry, true) }
      return (try await compile(job, outline, stub: stub, compiler, key: key), false)
    }
    let report = CompileReport(
      milliseconds: isCached ? 0 : (clock.now - begin).milliseconds, cached: isCached,
      optimised: job.isOptimised)
    guard entry.isProgram else {
      return Build(program: nil, diagnostics: entry.diagnostics, report: report)
    }
    let program = Self.program(toolchain, prelude: folder, build: cache.folder(of: key), entry)
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
      if product.trouble == nil { try cache.store(entry, files: [:], as: key) }
      return entry
    }
    let entry = CompileCache.Entry(
      isProgram: true, diagnostics: product.diagnostics.own, libraries: product.libraries)
    try cache.store(entry, files: [SwiftCompiler.library: library], as: key)
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
    let library = "/focus/build/\(SwiftCompiler.library)"
    var spec = JailSpec(arguments: ["/focus/prelude/runner", library] + entry.libraries)
    spec.environment = [
      "LC_ALL": "C.UTF-8", "HOME": "/work", "TZ": "UTC", "SWIFT_BACKTRACE": "enable=no",
      "LD_LIBRARY_PATH":
        "\(SwiftToolchain.root)/lib/swift/linux:/focus/prelude:/toolchain/lib",
    ]
    let build = JailSpec.Mount(host: build, jail: "/focus/build")
    spec.mounts =
      toolchain.programMounts + [JailSpec.Mount(host: prelude, jail: "/focus/prelude"), build]
    spec.hasFrames = true
    return Program(spec: spec, symbols: symbols(toolchain, build, library))
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
