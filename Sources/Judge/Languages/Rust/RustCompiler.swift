internal import Domain

/// One source on its way through the compiler and the linker, each in the jail.
struct RustCompiler: Sendable {
  let toolchain: RustToolchain
  /// The prelude's folder on the host.
  let prelude: String
  let tool: JailedTool
  let isOptimised: Bool

  static let root = "/focus/prelude"
  private static let object = "solution.o"
  static let library = "solution.so"

  /// What a compile gave: a library, or the reason why not.
  struct Product: Sendable {
    var library: [UInt8]?
    var diagnostics: RustDiagnostics
    /// What stopped the compiler, when it was not the source.
    var trouble: String?
  }

  /// Changes with everything that the compiler is told.
  var recipe: String { (arguments + linkerArguments + [toolchain.linker]).joined(separator: " ") }

  func compile(_ source: String, stub: String) async throws -> Product {
    let (compiled, said) = try await run(
      source, stub, ["--emit=obj=/work/\(Self.object)"], collected: [Self.object])
    var product = said
    guard compiled.isSuccess, let object = compiled.files[Self.object] else { return product }
    let linked = try await tool.run(
      linker, linkerArguments, files: [JailSpec.File(name: Self.object, bytes: object)],
      collected: [Self.library])
    product.library = linked.files[Self.library]
    if product.library == nil { product.trouble = "The linker failed: \(linked.text.suffix(400))" }
    return product
  }

  /// A source that has a `main` of its own, as the usual driver makes a program of it.
  func compile(alone source: String) async throws -> JailedTool.Product {
    try await tool.run(
      StandAlone.driver(compiler, toolchain.jailedCompiler),
      [
        "/work/\(RustStub.source)", "--edition", "2021", "--sysroot", toolchain.sysroot,
        // `cc` is a link out of what the jail shows.
        "-C", "linker=\(realPath("/usr/bin/cc"))",
        "--error-format=json", "-A", "warnings", "-o", "/work/\(StandAlone.program)",
      ],
      files: [JailSpec.File(name: RustStub.source, bytes: Array(source.utf8))],
      collected: [StandAlone.program])
  }

  /// What the compiler says, without a program.
  func check(_ source: String, stub: String) async throws -> Product {
    try await run(source, stub, ["--emit=metadata=/work/solution.rmeta"], collected: []).said
  }

  /// With the usual edition, or with the one that a source says it needs.
  private func run(
    _ source: String, _ stub: String, _ output: [String], collected: [String]
  ) async throws -> (compiled: JailedTool.Product, said: Product) {
    let compiled = try await tool.run(
      compiler, arguments + ["--edition", "2021"] + output, files: files(source, stub),
      collected: collected)
    let said = product(compiled, source)
    guard toolchain.minor >= Self.latestEdition.since,
      said.diagnostics.own.contains(where: { $0.message.contains(Self.latestEdition.words) })
    else { return (compiled, said) }
    let marked = stub.replacing("#[no_mangle]", with: "#[unsafe(no_mangle)]")
    let second = try await tool.run(
      compiler, arguments + ["--edition", "2024"] + output, files: files(source, marked),
      collected: collected)
    return (second, product(second, source))
  }

  /// Chains of `let` need edition 2024, in which `gen` is no name: the one edition has many files
  /// that the other refuses.
  private static let latestEdition = (since: 88, words: "Rust 2024")

  /// An overflow wraps in both kinds of builds, as on LeetCode: what is right when submitted is
  /// right in a run.
  private var arguments: [String] {
    [
      "/work/\(RustStub.source)", "--crate-type", "rlib", "--crate-name",
      "solution", "--sysroot", toolchain.sysroot, "--extern",
      "focus=\(Self.root)/\(RustPrelude.library)", "--error-format=json", "-A", "warnings", "-C",
      "codegen-units=1", "-C", "opt-level=\(isOptimised ? 3 : 0)", "-C", "overflow-checks=off",
      "-C", "debug-assertions=\(isOptimised ? "off" : "on")", "-C", "debuginfo=1", "-L",
      "dependency=\(Self.root)",
    ]
      + libraries.filter(\.isOffered).flatMap {
        ["--extern", "\($0.name)=\(Self.root)/\(RustLibraries.file($0.name))"]
      }
  }

  private var linkerArguments: [String] {
    let emulation = toolchain.architecture == "x86_64" ? "elf_x86_64" : "aarch64linux"
    return [
      "-shared", "-nostdlib", "--hash-style=gnu", "--eh-frame-hdr", "-m", emulation, "-z",
      "norelro", "-Bsymbolic-functions", "/work/\(Self.object)", "-o", "/work/\(Self.library)",
    ] + libraries.map { "\(Self.root)/\(RustLibraries.file($0.name))" }
  }

  private var libraries: [RustLibraries.Crate] { RustLibraries.built(in: prelude) }

  private func files(_ source: String, _ stub: String) -> [JailSpec.File] {
    let whole = RustStub.whole(source, stub)
    return [JailSpec.File(name: RustStub.source, bytes: Array(whole.utf8))]
  }

  private func product(_ compiled: JailedTool.Product, _ source: String) -> Product {
    let lines = RustStub.lineCount(source)
    var product = Product(
      diagnostics: RustDiagnostics(
        compiled.text, lines: lines, remarks: InputRemark.rust.diagnostics(source)))
    guard !compiled.isSuccess else { return product }
    let isExplained = product.diagnostics.hasErrors || !product.diagnostics.foreign.isEmpty
    if compiled.end.cause != .program || !isExplained {
      let said = RustDiagnostics.words(compiled.text)
      product.trouble = CompilerTrouble.words(compiled.end, said: said)
    }
    return product
  }
}

extension RustCompiler {
  var compiler: Runtime { tool("compiler", toolchain.jailedCompiler) }

  var linker: Runtime { tool("linker", toolchain.linker) }

  private func tool(_ name: String, _ path: String) -> Runtime {
    var spec = JailSpec(arguments: [path])
    spec.environment = [
      "LC_ALL": "C.UTF-8", "HOME": "/work", "TMPDIR": "/work", "TZ": "UTC",
      "LD_LIBRARY_PATH": "\(toolchain.sysroot)/lib:/toolchain/lib",
    ]
    spec.mounts =
      toolchain.compilerMounts + [JailSpec.Mount(host: prelude, jail: Self.root)]
    spec.profile = .compiler
    spec.limits = .compiler
    return Runtime(
      key: "rust \(name) \(toolchain.identity) \(prelude)", kind: .tool, spec: spec)
  }
}
