internal import Domain

/// One source on its way through the compiler and the linker, each in the jail.
struct GoCompiler: Sendable {
  let toolchain: GoToolchain
  /// The prelude's folder on the host.
  let prelude: String
  let tool: JailedTool

  static let program = "solution"
  private static let object = "solution.o"
  private static let compilation =
    ["-p", "main", "-e"] + GoPrelude.options + ["-I", GoPrelude.root, "-o", "/work/\(object)"]
  /// Without symbols and debug information; panics find their lines all the same.
  private static let linking =
    ["-s", "-w", "-buildid=", "-L", GoPrelude.root, "-o", "/work/\(program)", "/work/\(object)"]

  /// What a compile gave: a program, or the reason why not.
  struct Product: Sendable {
    var program: [UInt8]?
    var diagnostics: GoDiagnostics
    /// What stopped the compiler, when it was not the source's grammar.
    var trouble: String?
  }

  /// Changes with everything that the compiler is told.
  static let recipe = (compilation + linking).joined(separator: " ")

  func compile(_ source: [UInt8], stub: String) async throws -> Product {
    let compiled = try await run(
      compiling, [GoSource.name: source, GoStub.name: Array(stub.utf8)], collected: Self.object)
    let remarks = InputRemark.go.diagnostics(String(decoding: source, as: UTF8.self))
    return try await link(
      compiled, GoDiagnostics(compiled.text, toolchain: toolchain, remarks: remarks))
  }

  /// The types alone: no code is made.
  func check(_ source: [UInt8], stub: String) async throws -> GoDiagnostics {
    let files = [
      GoSource.name: source, GoStub.name: Array(stub.utf8),
      GoStub.stopName: Array(GoStub.stop.utf8),
    ]
    let checked = try await run(checking, files, collected: Self.object)
    return GoDiagnostics(checked.text, toolchain: toolchain)
  }

  /// A source that has a `main` of its own.
  func compile(alone source: [UInt8]) async throws -> Product {
    let compiled = try await run(
      compiler(of: [GoSource.name]), [GoSource.name: source], collected: Self.object)
    return try await link(compiled, GoDiagnostics(compiled.text, toolchain: toolchain))
  }

  private func link(
    _ compiled: JailedTool.Product, _ diagnostics: GoDiagnostics
  ) async throws -> Product {
    var product = Product(diagnostics: diagnostics)
    guard compiled.isSuccess, let object = compiled.files[Self.object] else {
      product.trouble = trouble(compiled, product.diagnostics)
      return product
    }
    let linked = try await run(linking, [Self.object: object], collected: Self.program)
    product.program = linked.isSuccess ? linked.files[Self.program] : nil
    if product.program == nil { product.trouble = "The linker failed: \(linked.text.suffix(400))" }
    return product
  }

  private func run(
    _ runtime: Runtime, _ files: [String: [UInt8]], collected: String
  ) async throws -> JailedTool.Product {
    try await tool.run(
      runtime, [], files: files.map { JailSpec.File(name: $0.key, bytes: $0.value) },
      collected: [collected])
  }

  // MARK: Tools

  /// All that a build and a check use.
  var tools: [Runtime] { [compiling, linking, checking] }

  private var compiling: Runtime { compiler(of: [GoSource.name, GoStub.name]) }
  private var checking: Runtime { compiler(of: [GoSource.name, GoStub.name, GoStub.stopName]) }
  private var linking: Runtime { runtime("link", Self.linking) }

  private func compiler(of files: [String]) -> Runtime {
    runtime("compile", Self.compilation + files.map { "/work/\($0)" })
  }

  /// A tool whose arguments are always the same, so that it can be started ahead of its files.
  private func runtime(_ name: String, _ arguments: [String]) -> Runtime {
    var spec = JailSpec(arguments: ["/toolchain/go/\(name)"] + arguments)
    spec.environment = [
      "LC_ALL": "C.UTF-8", "HOME": "/work", "TMPDIR": "/work", "TZ": "UTC",
      // Small sources need no collection; large ones get it before the memory runs out.
      "GOGC": "off", "GOMEMLIMIT": "700MiB",
    ]
    spec.mounts =
      toolchain.mounts + [
        JailSpec.Mount(host: "\(toolchain.tools)/\(name)", jail: "/toolchain/go/\(name)"),
        JailSpec.Mount(host: prelude, jail: GoPrelude.root),
      ]
    spec.profile = .compiler
    spec.runsOwnFiles = false
    spec.limits = .compiler
    spec.limits.openFiles = 64
    let key = ["go", name, toolchain.identity, prelude] + arguments
    return Runtime(key: key.joined(separator: " "), kind: .executes, spec: spec)
  }

  private func trouble(_ product: JailedTool.Product, _ said: GoDiagnostics) -> String? {
    if product.end.cause == .program, said.hasErrors || !said.foreign.isEmpty { return nil }
    return CompilerTrouble.words(product.end, said: product.text)
  }
}
