internal import Domain
internal import Foundation

/// One source on its way through the compiler and the linker, each in the jail.
struct CppCompiler: Sendable {
  let toolchain: CppToolchain
  /// The prelude's folder on the host.
  let prelude: String
  let sources: JailSpec.Mount
  let tool: JailedTool
  let flags: CppFlags

  private static let object = "solution.o"
  static let library = "solution.so"

  /// What a compile gave: a library, or the reason why not.
  struct Product: Sendable {
    var library: [UInt8]?
    var diagnostics: CppDiagnostics
    /// What stopped the compiler, when it was not the source.
    var trouble: String?
  }

  /// Changes with everything that the compiler is told.
  var recipe: String {
    (flags.common + Self.linkerArguments(toolchain) + [toolchain.linker]).joined(separator: " ")
  }

  func compile(_ source: String, stub: String) async throws -> Product {
    guard toolchain.route == .direct else { return try await compileByDriver(source, stub: stub) }
    let compiled = try await tool.run(
      compiler, try arguments("-emit-obj") + ["-o", "/work/\(Self.object)"],
      files: Self.files(source, stub), collected: [Self.object])
    var product = product(compiled)
    guard compiled.isSuccess, let object = compiled.files[Self.object] else { return product }
    let linked = try await tool.run(
      linker, Self.linkerArguments(toolchain),
      files: [JailSpec.File(name: Self.object, bytes: object)], collected: [Self.library])
    product.library = linked.files[Self.library]
    if product.library == nil { product.trouble = "The linker failed: \(linked.text.suffix(400))" }
    return product
  }

  /// What the compiler says, without a program.
  func check(_ source: String, stub: String) async throws -> Product {
    let files = Self.files(source, stub)
    guard toolchain.route == .direct else {
      let arguments = flags.common + flags.inclusion + ["-fsyntax-only", "/work/stub.cpp"]
      return product(try await tool.run(driver, arguments, files: files, collected: []))
    }
    return product(
      try await tool.run(compiler, try arguments("-fsyntax-only"), files: files, collected: []))
  }

  /// A source that has a `main` of its own, as the usual driver makes a program of it.
  func compile(alone source: String) async throws -> JailedTool.Product {
    let path = "/work/\(CppStub.source)"
    return try await tool.run(
      StandAlone.driver(tool("program", [], []), toolchain.jailedCompiler),
      ["-std=\(toolchain.standard)", "-O1", "-g1", path, "-o", "/work/\(StandAlone.program)"],
      files: [JailSpec.File(name: CppStub.source, bytes: Array(source.utf8))],
      collected: [StandAlone.program])
  }

  private func compileByDriver(_ source: String, stub: String) async throws -> Product {
    let arguments =
      flags.common + flags.inclusion
      + ["-shared", "/work/stub.cpp", "-o", "/work/\(Self.library)"]
    let compiled = try await tool.run(
      driver, arguments, files: Self.files(source, stub), collected: [Self.library])
    var product = product(compiled)
    product.library = compiled.isSuccess ? compiled.files[Self.library] : nil
    return product
  }

  private func arguments(_ action: String) throws(JudgeError) -> [String] {
    let kept = String(
      decoding: try runtimeFile("\(prelude)/\(flags.name).arguments"), as: UTF8.self)
    return kept.split(separator: "\n").dropFirst().map(String.init) + flags.inclusion + [
      "-fno-validate-pch", action, "-main-file-name", "stub.cpp", "-x", "c++", "/work/stub.cpp",
    ]
  }

  private static func linkerArguments(_ toolchain: CppToolchain) -> [String] {
    let emulation = toolchain.architecture == "x86_64" ? "elf_x86_64" : "aarch64linux"
    // Little for the loader to do: nothing to seal, no start files, own functions bound here.
    return [
      "-shared", "-nostdlib", "--hash-style=gnu", "--eh-frame-hdr", "-m", emulation, "-z",
      "norelro", "-Bsymbolic-functions", "--defsym=__dso_handle=focus_entry", "/work/\(object)",
      "-o", "/work/\(library)",
    ]
  }

  private static func files(_ source: String, _ stub: String) -> [JailSpec.File] {
    [
      JailSpec.File(name: CppStub.source, bytes: Array(source.utf8)),
      JailSpec.File(name: "stub.cpp", bytes: Array(stub.utf8)),
    ]
  }

  private func product(_ compiled: JailedTool.Product) -> Product {
    var product = Product(
      diagnostics: CppDiagnostics(compiled.text, library: toolchain.library))
    guard !compiled.isSuccess else { return product }
    let isExplained = product.diagnostics.hasErrors || !product.diagnostics.foreign.isEmpty
    if compiled.end.cause == .program, let lost = product.diagnostics.lostFile {
      product.trouble = "The compiler didn't find one of Focus's own files (\(lost)). Try again."
    } else if compiled.end.cause != .program || !isExplained {
      product.trouble = CompilerTrouble.words(compiled.end, said: compiled.text)
    }
    return product
  }
}

extension CppCompiler {
  private var mounts: [JailSpec.Mount] {
    [sources, JailSpec.Mount(host: prelude, jail: CppFlags.prelude)]
  }

  /// Clang's compiler proper, without its driver.
  var compiler: Runtime {
    tool("compiler", [toolchain.jailedCompiler, "-cc1"], mounts)
  }

  var linker: Runtime { tool("linker", [toolchain.linker], []) }

  private var driver: Runtime {
    var driver = tool("driver", [toolchain.jailedCompiler], mounts)
    driver.kind = .cold
    driver.spec.showsProcesses = true
    return driver
  }

  private func tool(
    _ name: String, _ arguments: [String], _ mounts: [JailSpec.Mount]
  ) -> Runtime {
    Runtime(
      key: "cpp \(name) \(toolchain.identity) \(prelude)", kind: .tool,
      spec: Self.spec(toolchain, arguments, extra: mounts))
  }

  static func spec(
    _ toolchain: CppToolchain, _ arguments: [String], extra mounts: [JailSpec.Mount]
  ) -> JailSpec {
    let root = SwiftToolchain.root
    var spec = JailSpec(arguments: arguments)
    spec.environment = [
      "LC_ALL": "C.UTF-8", "HOME": "/work", "TMPDIR": "/work", "TZ": "UTC",
      "PATH": "\(root)/bin:/toolchain/bin:/usr/bin",
      "LD_LIBRARY_PATH":
        "\(root)/lib/swift/linux:\(root)/lib/swift/host/compiler:/toolchain/lib",
      // Much of a short compile goes into page faults: larger pages, fewer of them.
      "GLIBC_TUNABLES": [
        "glibc.malloc.hugetlb=1", "glibc.malloc.top_pad=67108864",
        "glibc.malloc.mmap_threshold=67108864",
      ].joined(separator: ":"),
    ]
    spec.mounts = toolchain.compilerMounts + mounts
    spec.profile = .compiler
    spec.limits = .compiler
    return spec
  }
}
