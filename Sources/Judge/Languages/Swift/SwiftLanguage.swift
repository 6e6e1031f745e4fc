internal import Domain

/// Swift: the learner's file and a generated stub become a library that the runner loads.
struct SwiftLanguage: LearnerLanguage {
  let language = Language.swift
  let services: LanguageServices
  private let prelude: SwiftPrelude
  /// For runs that are recorded.
  let tracedPrelude: SwiftPrelude

  init(_ services: LanguageServices) {
    self.services = services
    let make = { isTraced in
      SwiftPrelude(
        runtimes: services.configuration.runtimes, cache: services.configuration.cache,
        searchPath: services.configuration.searchPath, isTraced: isTraced)
    }
    prelude = make(false)
    tracedPrelude = make(true)
  }

  func toolchain() async throws(JudgeError) -> RunnerStatus.Toolchain {
    let found = try await services.shelf.toolchain(SwiftToolchain.self)
    return .init(language: language, version: found.version, path: found.folder)
  }

  func runtimes() async throws -> [Runtime] { try await made().all }

  private func made() async throws -> SwiftRuntimes { try await made(prelude) }

  func made(_ prelude: SwiftPrelude) async throws -> SwiftRuntimes {
    let toolchain = try await services.shelf.toolchain(SwiftToolchain.self)
    // What depends on the toolchain alone is the same for both.
    let sibling = prelude.isTraced ? try await made().prelude : nil
    return SwiftRuntimes(
      toolchain: toolchain,
      prelude: try await prelude.folder(
        toolchain, identity: try prelude.identity(), like: sibling, tool: try services.tools()))
  }

  func diagnose(_ source: String, for problem: Problem) async throws -> [Diagnostic] {
    let outline = SwiftOutline(source)
    // Nothing has been declared yet, so nothing is wrong yet.
    guard !outline.topTypes.isEmpty else { return [] }
    let stub = SwiftStub(problem, outline, codecs: try codecs()).text
    let compiler = SwiftCompiler(
      runtimes: try await made(), tool: try services.tools(), isOptimised: false)
    let manner = outline.imports.isEmpty ? SwiftCompiler.Manner.plain : .importing
    var product = try await compiler.check(source, stub: stub, manner)
    if product.trouble == nil, product.diagnostics.hasAnyErrors {
      product = try await compiler.check(source, stub: stub, .generous)
    }
    guard product.trouble == nil else { return [] }
    return product.diagnostics.whileTyping(
      trouble: nil, complaint: Self.complaint(problem, outline))
  }

  func prepare() async throws {
    _ = try await runtimes()
  }

  func build(_ job: JudgeJob) async throws -> Build {
    let runtimes = try await made()
    let outline = SwiftOutline(job.source)
    let stub = SwiftStub(job.problem, outline, codecs: try codecs()).text
    let compiler = SwiftCompiler(
      runtimes: runtimes, tool: try services.tools(), isOptimised: job.isOptimised)
    let made = try await services.compiled(
      job,
      [
        job.source, language.rawValue, runtimes.toolchain.identity, compiler.recipe,
        try prelude.identity(), stub,
      ]
    ) {
      let product = try await compile(job, outline, stub: stub, compiler)
      let file = product.library.map { (name: SwiftCompiler.library, bytes: $0) }
      return Compilation(
        file, libraries: product.libraries, product.diagnostics, trouble: product.trouble,
        complaint: Self.complaint(job.problem, outline))
    }
    return made.build(Self.program(job.source, runtimes, build: made.folder, made.entry))
  }

  func codecs() throws(JudgeError) -> [ValueType: String] {
    var texts: [ValueType: String] = [:]
    for type in [ValueType.listNode, .treeNode, .graphNode, .randomNode] {
      texts[type] = try prelude.codec("\(type)")
    }
    return texts
  }

  private func compile(
    _ job: JudgeJob, _ outline: SwiftOutline, stub: String, _ compiler: SwiftCompiler
  ) async throws -> SwiftCompiler.Product {
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
    return product
  }

  /// Whether the names that the stub needs stand in the source.
  private func fits(_ problem: Problem, _ outline: SwiftOutline) -> Bool {
    switch problem.signature {
    case .function(let function):
      outline.functions(of: "Solution").contains { $0.name == function.name }
    case .design(let design): outline.defines(design.className)
    }
  }

  private static func complaint(
    _ problem: Problem, _ outline: SwiftOutline
  ) -> (String?) -> Diagnostic {
    { SwiftComplaint(problem: problem, outline: outline, compilerMessage: $0).diagnostic }
  }

  private static func program(
    _ source: String, _ runtimes: SwiftRuntimes, build: String, _ entry: CompileCache.Entry
  ) -> Program {
    let library = SwiftCompiler.library
    let load = Load(
      [
        // Relative: without namespaces the work folder lies elsewhere.
        "library": .string("./\(library)"),
        "libraries": .array(entry.libraries.map(Value.string)),
      ], placed: [JailSpec.Placed(host: "\(build)/\(library)", name: library)])
    return Program(
      runtime: runtimes.program(needs: entry.libraries, for: source), load: load,
      symbols: runtimes.symbols(build: build, library: library))
  }
}
