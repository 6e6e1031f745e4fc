internal import Domain

/// One source on its way through the compiler and the linker, each in the jail.
struct SwiftCompiler: Sendable {
  let runtimes: SwiftRuntimes
  let tool: JailedTool
  let isOptimised: Bool
  /// What the front end is told besides.
  var further: [String] = []
  /// The packages' modules that are imported for the source, in each manner.
  var given: [Manner: [String]] = [:]

  private static let preludeRoot = SwiftRuntimes.preludeRoot
  private static let source = "/work/\(SwiftDiagnostics.source)"
  private static let stub = "/work/stub.swift"
  static let object = "solution.o"
  static let library = "solution.so"
  private static let root = SwiftToolchain.root
  private static let building = ["-c", "-o", "/work/\(object)"]
  private static let checking = ["-typecheck"]
  /// After these seconds an expression is called too complex, well before the compile's own limit.
  private static let patience = "-solver-expression-time-threshold=6"

  /// What a compile gave: a library, or the reason why not.
  struct Product: Sendable {
    var library: [UInt8]?
    var libraries: [String] = []
    var diagnostics: SwiftDiagnostics
    /// What stopped the compiler, when it was not the source's grammar.
    var trouble: String?
    /// Whether it ran out of time or memory, perhaps on one expression, so that another try would too.
    var hasRunOut = false
  }

  /// How much the source is given without asking for it.
  enum Manner: String, Sendable, CaseIterable {
    /// The standard library alone: the fastest.
    case plain
    /// The standard library and what the source imports.
    case importing
    /// With Foundation, concurrency and regular expressions, as LeetCode does.
    case generous

    /// The fastest that may do for a source.
    init(_ outline: SwiftOutline) { self = outline.imports.isEmpty ? .plain : .importing }
  }

  /// Changes with everything that the compiler is told.
  var recipe: String {
    (Manner.allCases.flatMap(arguments) + driverArguments + [toolchain.linker])
      .joined(separator: " ")
  }

  func compile(_ source: String, stub: String, _ manner: Manner) async throws -> Product {
    let compiled = try await tool.run(
      runtimes.frontend, arguments(manner),
      files: Self.texts(source, stub: stub), placed: modules(manner), collected: [Self.object])
    var product = Product(diagnostics: SwiftDiagnostics(compiled.text))
    guard compiled.isSuccess, let object = compiled.files[Self.object] else {
      product.trouble = Self.trouble(compiled)
      product.hasRunOut = Self.hasRunOut(compiled)
      return product
    }
    product.libraries = Self.libraries(in: object)
    product.library = try await link(object)
    if product.library == nil { product.trouble = "The linker failed." }
    return product
  }

  /// What the compiler says, without a program: types alone are checked.
  func check(_ source: String, stub: String, _ manner: Manner) async throws -> Product {
    let checked = try await tool.run(
      runtimes.frontend, frontendArguments(Self.checking, manner),
      files: Self.texts(source, stub: stub), placed: modules(manner), collected: [])
    return Product(
      diagnostics: SwiftDiagnostics(checked.text),
      trouble: checked.isSuccess ? nil : Self.trouble(checked), hasRunOut: Self.hasRunOut(checked))
  }

  private static func hasRunOut(_ product: JailedTool.Product) -> Bool {
    product.end.cause != .program || product.text.contains("expression in reasonable time")
  }

  /// Compiles in a process of its own that notes down, in a file, what spares later ones their work.
  func rehearse(_ source: String, notes: String) async throws -> JailedTool.Product {
    var spec = SwiftRuntimes.patient(runtimes.frontend.spec)
    spec.arguments += arguments(.plain)
    spec.environment["FOCUS_REHEARSAL"] = "/work/\(notes)"
    spec.files = Self.texts(source, stub: "")
    spec.placed = modules(.plain)
    spec.collected = [notes]
    return try await tool.run(spec)
  }

  /// The whole way by the toolchain's own driver, slower but sure.
  func compileByDriver(_ source: String, stub: String) async throws -> Product {
    var spec = SwiftRuntimes.tool(
      ["\(Self.root)/bin/swiftc"] + driverArguments,
      mounts: toolchain.driverMounts + runtimes.ownMounts)
    spec.showsProcesses = true
    spec.files = Self.texts(source, stub: stub)
    spec.collected = [Self.library]
    let compiled = try await tool.run(spec)
    var product = Product(diagnostics: SwiftDiagnostics(compiled.text))
    product.library = compiled.isSuccess ? compiled.files[Self.library] : nil
    if product.library == nil { product.trouble = Self.trouble(compiled) }
    return product
  }

  private func link(_ object: [UInt8]) async throws -> [UInt8]? {
    let runtime = "\(Self.root)/lib/swift/linux/\(toolchain.architecture)/swiftrt.o"
    let emulation = toolchain.architecture == "x86_64" ? "elf_x86_64" : "aarch64linux"
    let arguments = [
      "-shared", "-nostdlib", "--hash-style=gnu", "--eh-frame-hdr", "-m", emulation, runtime,
      "/work/\(Self.object)", "-o", "/work/\(Self.library)",
    ]
    return try await tool.run(
      runtimes.linker, arguments, files: [JailSpec.File(name: Self.object, bytes: object)],
      collected: [Self.library]
    ).files[Self.library]
  }

  private var toolchain: SwiftToolchain { runtimes.toolchain }

  static func texts(_ source: String, stub: String) -> [JailSpec.File] {
    [
      JailSpec.File(name: SwiftDiagnostics.source, bytes: Array(source.utf8)),
      JailSpec.File(name: "stub.swift", bytes: Array(stub.utf8)),
    ]
  }

  func modules(_ manner: Manner) -> [JailSpec.Placed] {
    SystemModules(prelude: runtimes.prelude).placed(all: manner != .plain)
  }

  /// What the front end is told to give an object.
  func arguments(_ manner: Manner) -> [String] { frontendArguments(Self.building, manner) }

  private func frontendArguments(_ action: [String], _ manner: Manner) -> [String] {
    let implicit =
      manner != .generous
      ? [
        "-disable-implicit-concurrency-module-import",
        "-disable-implicit-string-processing-module-import",
      ] : ["-import-module", "Foundation", "-enable-bare-slash-regex"]
    let modules = (given[manner] ?? []).flatMap { ["-import-module", $0] }
    return [
      "-frontend", Self.source, Self.stub, "-parse-as-library", "-module-name", SwiftStub.module,
      "-target", toolchain.triple, "-resource-dir", "\(Self.root)/lib/swift", "-swift-version", "5",
      "-disable-objc-interop", "-gline-tables-only", "-diagnostic-style", "llvm", "-I",
      Self.preludeRoot, "-import-module", "FocusPrelude", Self.patience,
    ] + SwiftLibraries.includes() + modules + action + SystemModules.options + implicit + [
      isOptimised ? "-O" : "-Onone"
    ] + further
  }

  /// For a stand-alone program: one file, nothing imported but what it asks for.
  func programArguments(isLibrary: Bool) -> [String] {
    [
      "-frontend", Self.source, "-module-name", "main", "-target", toolchain.triple,
      "-resource-dir", "\(Self.root)/lib/swift", "-swift-version", "5", "-disable-objc-interop",
      "-gline-tables-only", "-diagnostic-style", "llvm", "-I", Self.preludeRoot,
    ] + SwiftLibraries.includes() + (isLibrary ? ["-parse-as-library"] : []) + Self.building
      + SystemModules.options
      + ["-Onone"] + further
  }

  private var driverArguments: [String] {
    [
      Self.source, Self.stub, "-o", "/work/\(Self.library)", "-emit-library",
      "-parse-as-library", "-module-name", SwiftStub.module, "-module-cache-path", "/work",
      "-swift-version", "5", "-gline-tables-only", "-diagnostic-style", "llvm", "-wmo", "-I",
      Self.preludeRoot, "-Xfrontend", "-import-module", "-Xfrontend", "FocusPrelude",
      "-Xfrontend", "-import-module", "-Xfrontend", "Foundation", "-L", Self.preludeRoot,
      "-lFocusPrelude", "-use-ld=lld", isOptimised ? "-O" : "-Onone", "-L",
      SwiftLibraries.root,
    ] + SwiftLibraries.includes()
      + (given[.generous] ?? []).flatMap {
        ["-Xfrontend", "-import-module", "-Xfrontend", $0]
      }
  }

  private static func trouble(_ product: JailedTool.Product) -> String? {
    if product.end.cause == .program {
      let said = SwiftDiagnostics(product.text)
      if said.hasErrors || !said.foreign.isEmpty { return nil }
    }
    return CompilerTrouble.words(product.end, said: product.text)
  }

  /// The libraries that the compiler noted in the object (`-lFoundation`).
  private static func libraries(in object: [UInt8]) -> [String] {
    var names: [String] = []
    var start = 0
    while let end = object[start...].firstIndex(of: 0) {
      let part = object[start..<end]
      if part.count > 2, part.count < 80, part.starts(with: "-l".utf8) {
        names.append("lib\(String(decoding: part.dropFirst(2), as: UTF8.self)).so")
      }
      start = end + 1
    }
    return names
  }
}
