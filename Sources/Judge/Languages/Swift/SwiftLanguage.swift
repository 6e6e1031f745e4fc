internal import Domain
internal import Instrumenter

/// Swift: the learner's file and a generated stub become a library that the runner loads.
struct SwiftLanguage: LearnerLanguage {
  let language = Language.swift
  let services: LanguageServices
  let prelude: SwiftPrelude
  /// For runs that are recorded.
  let tracedPrelude: SwiftPrelude
  let libraries: SwiftLibraries
  let reader: SourceReader

  init(_ services: LanguageServices) {
    self.services = services
    reader = SourceReader(services.supervisor)
    let make = { isTraced in
      SwiftPrelude(
        runtimes: services.configuration.runtimes, cache: services.configuration.cache,
        searchPath: services.configuration.searchPath, leash: services.probe.leash,
        isTraced: isTraced)
    }
    prelude = make(false)
    tracedPrelude = make(true)
    libraries = SwiftLibraries(
      runtimes: services.configuration.runtimes, cache: services.configuration.cache,
      searchPath: services.configuration.searchPath, leash: services.probe.leash)
  }

  func toolchain() async throws(JudgeError) -> RunnerStatus.Toolchain {
    let found = try await services.shelf.toolchain(SwiftToolchain.self)
    return .init(
      language: language, version: found.version, path: found.folder,
      remedy: libraries.remedy(found), libraries: libraries.names(found))
  }

  func runtimes() async throws -> [Runtime] { try await made().all }

  private func made() async throws -> SwiftRuntimes { try await made(prelude) }

  func made(_ prelude: SwiftPrelude, isUrgent: Bool = true) async throws -> SwiftRuntimes {
    let toolchain = try await services.shelf.toolchain(SwiftToolchain.self)
    // What depends on the toolchain alone is the same for both.
    let sibling = prelude.isTraced ? try await made().prelude : nil
    return SwiftRuntimes(
      toolchain: toolchain,
      prelude: try await prelude.folder(
        toolchain, identity: try prelude.identity(), like: sibling, tool: try services.tools(),
        isUrgent: isUrgent),
      libraries: libraries.built(toolchain))
  }

  func diagnose(_ source: String, for problem: Problem) async throws -> [Diagnostic] {
    let outline = SwiftOutline(source)
    // Nothing has been declared yet, so nothing is wrong yet.
    guard !outline.topTypes.isEmpty else { return [] }
    let stub = SwiftStub(problem, outline, codecs: try codecs()).text
    let manner = SwiftCompiler.Manner(outline)
    var product = try await compiler(outline, manner, isOptimised: false)
      .check(source, stub: stub, manner)
    if product.trouble == nil, !product.hasRunOut, product.diagnostics.hasAnyErrors {
      product = try await compiler(outline, .generous, isOptimised: false)
        .check(source, stub: stub, .generous)
      let meant = outline.packages(meantBy: product.diagnostics)
      if product.trouble == nil, !product.hasRunOut, !meant.isEmpty {
        product = try await compiler(outline, .generous, meant, isOptimised: false)
          .check(source, stub: stub, .generous)
      }
    }
    if product.diagnostics.hasStatements, let found = try await statements(in: source) {
      let remarks = try await diagnose(found.rest, for: problem)
      return [SwiftDiagnostics.leftOut(found.lines)] + remarks
    }
    guard product.trouble == nil else { return [] }
    product.diagnostics.add(SwiftDiagnostics.input(outline.inputLines))
    return product.diagnostics.whileTyping(
      trouble: nil, complaint: Self.complaint(problem, outline))
  }

  /// Calls and statements between the declarations of a source.
  func statements(in source: String) async throws -> TopLevelStatements? {
    try await reader.statements(
      in: source, try await services.shelf.toolchain(SwiftToolchain.self))
  }

  func prepare() async throws {
    _ = try await runtimes()
    _ = try await libraries.folder(try await services.shelf.toolchain(SwiftToolchain.self))
  }

  /// The compiler for a source, with the packages that it uses.
  func compiler(
    _ outline: SwiftOutline, _ manner: SwiftCompiler.Manner, _ more: [SwiftPackage] = [],
    isOptimised: Bool
  ) async throws -> SwiftCompiler {
    let given = outline.givenPackages + more
    let runtimes = try await withLibraries(
      try await made(), isNeeded: outline.importsPackages || !given.isEmpty)
    return SwiftCompiler(
      runtimes: runtimes, tool: try services.tools(), isOptimised: isOptimised,
      given: [manner: runtimes.modules(given)])
  }

  /// Compiles the packages when a source uses them before anybody did.
  func withLibraries(_ runtimes: SwiftRuntimes, isNeeded: Bool) async throws -> SwiftRuntimes {
    guard isNeeded, runtimes.libraries == nil else { return runtimes }
    var runtimes = runtimes
    runtimes.libraries = try await libraries.folder(runtimes.toolchain)
    return runtimes
  }

  func makingReady(for job: JudgeJob) async -> [String] {
    guard let toolchain = try? await services.shelf.toolchain(SwiftToolchain.self),
      libraries.built(toolchain) == nil, SwiftOutline(job.source).needsPackages
    else { return [] }
    return libraries.names(toolchain).map { String($0.prefix { $0 != " " }) }
  }

  func build(_ job: JudgeJob) async throws -> Build {
    let runtimes = try await made()
    let outline = SwiftOutline(job.source)
    let stub = SwiftStub(job.problem, outline, codecs: try codecs()).text
    let recipe = SwiftCompiler(
      runtimes: runtimes, tool: try services.tools(), isOptimised: job.isOptimised
    ).recipe
    let packages =
      outline.importsPackages || !outline.possiblePackages.isEmpty
      ? libraries.identity(runtimes.toolchain) : ""
    let made = try await services.compiled(
      job,
      [
        job.source, language.rawValue, runtimes.toolchain.identity, recipe,
        try prelude.identity(), stub, packages,
      ]
    ) {
      var product = try await compile(job, outline, stub: stub)
      if product.diagnostics.hasStatements, let found = try await statements(in: job.source) {
        var rest = job
        rest.source = found.rest
        product = try await compile(rest, outline, stub: stub)
        product.diagnostics.add([SwiftDiagnostics.leftOut(found.lines)])
      }
      product.diagnostics.add(SwiftDiagnostics.input(outline.inputLines))
      let file = product.library.map { (name: SwiftCompiler.library, bytes: $0) }
      return Compilation(
        file, libraries: product.libraries, product.diagnostics, trouble: product.trouble,
        complaint: Self.complaint(job.problem, outline))
    }
    let needed = try await withLibraries(
      runtimes, isNeeded: made.entry.libraries.contains(SwiftLibraries.file))
    return made.build(Self.program(job.source, needed, build: made.folder, made.entry))
  }

  func codecs() throws(JudgeError) -> [ValueType: String] {
    var texts: [ValueType: String] = [:]
    for type in [ValueType.listNode, .treeNode, .graphNode, .randomNode, .interval] {
      texts[type] = try prelude.codec("\(type)")
    }
    return texts
  }

  private func compile(
    _ job: JudgeJob, _ outline: SwiftOutline, stub: String
  ) async throws -> SwiftCompiler.Product {
    let manner = SwiftCompiler.Manner(outline)
    var compiler = try await compiler(outline, manner, isOptimised: job.isOptimised)
    var product = try await compiler.compile(job.source, stub: stub, manner)
    if product.library == nil, product.trouble == nil, !product.hasRunOut {
      compiler = try await self.compiler(outline, .generous, isOptimised: job.isOptimised)
      product = try await compiler.compile(job.source, stub: stub, .generous)
      let meant = outline.packages(meantBy: product.diagnostics)
      let canGoOn = product.trouble == nil && !product.hasRunOut
      if product.library == nil, canGoOn, !meant.isEmpty {
        compiler = try await self.compiler(
          outline, .generous, meant, isOptimised: job.isOptimised)
        product = try await compiler.compile(job.source, stub: stub, .generous)
      }
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
