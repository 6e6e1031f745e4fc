internal import Domain

/// One source on its way through the compiler and the linker, each in the jail.
struct SwiftCompiler: Sendable {
  let toolchain: SwiftToolchain
  /// The prelude's folder on the host.
  let prelude: String
  let tool: JailedTool
  let isOptimised: Bool

  private static let preludeRoot = "/focus/prelude"
  private static let source = "/work/\(SwiftDiagnostics.source)"
  private static let stub = "/work/stub.swift"
  private static let object = "solution.o"
  static let library = "solution.so"
  private static let root = SwiftToolchain.root

  /// What a compile gave: a library, or the reason why not.
  struct Product: Sendable {
    var library: [UInt8]?
    var libraries: [String] = []
    var diagnostics: SwiftDiagnostics
    /// What stopped the compiler, when it was not the source's grammar.
    var trouble: String?
    /// Whether it ran out of time or memory, so that another try would too.
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
  }

  /// Changes with everything that the compiler is told.
  var recipe: String {
    (Manner.allCases.flatMap(frontendArguments) + driverArguments + [toolchain.linker])
      .joined(separator: " ")
  }

  func compile(_ source: String, stub: String, _ manner: Manner) async throws -> Product {
    var spec = Self.spec(
      arguments: ["\(Self.root)/bin/swift-frontend"] + frontendArguments(manner),
      mounts: mounts)
    spec.files = [
      JailSpec.File(name: SwiftDiagnostics.source, bytes: Array(source.utf8)),
      JailSpec.File(name: "stub.swift", bytes: Array(stub.utf8)),
    ]
    spec.files += SystemModules(prelude: prelude).files(all: manner != .plain)
    spec.collected = [Self.object]
    let compiled = try await tool.run(spec)
    var product = Product(diagnostics: SwiftDiagnostics(compiled.text))
    guard compiled.isSuccess, let object = compiled.files[Self.object] else {
      product.trouble = Self.trouble(compiled)
      product.hasRunOut = compiled.end.cause != .program
      return product
    }
    product.libraries = Self.libraries(in: object)
    product.library = try await link(object)
    if product.library == nil { product.trouble = "The linker failed." }
    return product
  }

  /// The whole way by the toolchain's own driver, slower but sure.
  func compileByDriver(_ source: String, stub: String) async throws -> Product {
    var spec = Self.spec(
      arguments: ["\(Self.root)/bin/swiftc"] + driverArguments,
      mounts: toolchain.driverMounts + [preludeMount])
    spec.showsProcesses = true
    spec.files = [
      JailSpec.File(name: SwiftDiagnostics.source, bytes: Array(source.utf8)),
      JailSpec.File(name: "stub.swift", bytes: Array(stub.utf8)),
    ]
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
    var spec = Self.spec(
      arguments: [
        toolchain.linker, "-shared", "-nostdlib", "--hash-style=gnu", "--eh-frame-hdr", "-m",
        emulation,
        runtime, "/work/\(Self.object)", "-o", "/work/\(Self.library)",
      ], mounts: mounts)
    spec.files = [JailSpec.File(name: Self.object, bytes: object)]
    spec.collected = [Self.library]
    return try await tool.run(spec).files[Self.library]
  }

  private var mounts: [JailSpec.Mount] { toolchain.compilerMounts + [preludeMount] }

  private var preludeMount: JailSpec.Mount {
    JailSpec.Mount(host: prelude, jail: Self.preludeRoot)
  }

  private func frontendArguments(_ manner: Manner) -> [String] {
    let implicit =
      manner != .generous
      ? [
        "-disable-implicit-concurrency-module-import",
        "-disable-implicit-string-processing-module-import",
      ] : ["-import-module", "Foundation", "-enable-bare-slash-regex"]
    return [
      "-frontend", "-c", Self.source, Self.stub, "-o", "/work/\(Self.object)",
      "-parse-as-library", "-module-name", SwiftStub.module, "-target", toolchain.triple,
      "-resource-dir", "\(Self.root)/lib/swift",
      "-swift-version", "5", "-disable-objc-interop", "-gline-tables-only", "-diagnostic-style",
      "llvm", "-I", Self.preludeRoot, "-import-module", "FocusPrelude",
    ] + SystemModules.options + implicit + [isOptimised ? "-O" : "-Onone"]
  }

  private var driverArguments: [String] {
    [
      Self.source, Self.stub, "-o", "/work/\(Self.library)", "-emit-library",
      "-parse-as-library", "-module-name", SwiftStub.module, "-module-cache-path", "/work",
      "-swift-version", "5", "-gline-tables-only", "-diagnostic-style", "llvm", "-wmo", "-I",
      Self.preludeRoot, "-Xfrontend", "-import-module", "-Xfrontend", "FocusPrelude",
      "-Xfrontend", "-import-module", "-Xfrontend", "Foundation", "-L", Self.preludeRoot,
      "-lFocusPrelude", "-use-ld=lld", isOptimised ? "-O" : "-Onone",
    ]
  }

  static func spec(arguments: [String], mounts: [JailSpec.Mount]) -> JailSpec {
    var spec = JailSpec(arguments: arguments)
    spec.environment = [
      "LC_ALL": "C.UTF-8", "HOME": "/work", "TMPDIR": "/work", "TZ": "UTC",
      "PATH": "\(root)/bin:/toolchain/bin",
      "LD_LIBRARY_PATH":
        "\(root)/lib/swift/linux:\(root)/lib/swift/host/compiler:/toolchain/lib",
    ]
    spec.mounts = mounts
    spec.profile = .compiler
    spec.limits.cpu = .seconds(20)
    spec.limits.wall = .seconds(61)
    spec.limits.memoryBytes = 1 << 30
    spec.limits.fileBytes = 64 << 20
    spec.limits.openFiles = 1024
    spec.limits.workBytes = 256 << 20
    return spec
  }

  private static func trouble(_ product: JailedTool.Product) -> String? {
    switch product.end.cause {
    case .program:
      let said = SwiftDiagnostics(product.text)
      if said.hasErrors || !said.foreign.isEmpty { return nil }
      return "The compiler failed on this source: \(product.text.suffix(400))"
    case .cpuLimit, .wallLimit, .idleLimit:
      return "The compiler needed more than 20 seconds. Split long expressions and give types."
    case .memoryLimit: return "The compiler needed more than 1 GB of memory."
    default: return "The compiler was stopped. " + product.end.evidence.joined(separator: " ")
    }
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
