internal import Domain

/// Makes runnable what tells its steps: a library for the runner, or a program of its own.
struct TracedSwift: Sendable {
  struct Made: Sendable {
    var program: Program?
    var diagnostics: [Diagnostic] = []

    var errorLines: [Int] { diagnostics.filter { $0.severity == .error }.map(\.line) }
  }

  private static let object = "solution.o"
  private static let executable = "program"
  private static let recorder = "libFocusTrace.so"
  private static let root = SwiftToolchain.root
  /// A learner's `Trace.step` is the recorder's, also where no inserted text imports it.
  private static let importing = ["-import-module", "FocusTrace"]

  /// The compiler's own pass that tells statements, instead of inserted text.
  enum Pass: CaseIterable {
    case playground
    /// Without parameters, which it cannot tell where they are functions that do not escape.
    case playgroundWithoutParameters

    fileprivate var arguments: [String] {
      ["-playground"]
        + (self == .playground ? [] : ["-playground-option", "NoFunctionParameters"])
    }
  }

  let runtimes: SwiftRuntimes
  let tool: JailedTool
  /// What calls a learner's solution; nil for a stand-alone program.
  let stub: String?
  /// The packages' modules that are imported for the source.
  var given: [String] = []

  func make(_ source: String, _ pass: Pass? = nil) async throws -> Made {
    let compiler = SwiftCompiler(
      runtimes: runtimes, tool: tool, isOptimised: false,
      further: Self.importing + (pass?.arguments ?? []), given: [.generous: given])
    if let stub { return try await library(source, stub, compiler) }
    return try await program(source, compiler)
  }

  private func library(
    _ source: String, _ stub: String, _ compiler: SwiftCompiler
  ) async throws -> Made {
    let product = try await compiler.compile(source, stub: stub, .generous)
    guard let library = product.library else {
      return Made(diagnostics: product.diagnostics.own)
    }
    let libraries = [Self.recorder] + product.libraries.filter { $0 != Self.recorder }
    let load = Load(
      [
        "library": .string("./\(SwiftCompiler.library)"),
        "libraries": .array(libraries.map(Value.string)),
      ],
      files: [JailSpec.File(name: SwiftCompiler.library, bytes: library, isExecutable: true)])
    var runtime = runtimes.program(needs: libraries, for: source)
    runtime.spec.environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    return Made(program: Program(runtime: runtime, load: load))
  }

  private func program(_ source: String, _ compiler: SwiftCompiler) async throws -> Made {
    let compiled = try await tool.run(
      runtimes.frontend, compiler.programArguments(isLibrary: source.contains("@main")),
      files: SwiftCompiler.texts(source, stub: ""), placed: compiler.modules(.generous),
      collected: [Self.object])
    let diagnostics = SwiftDiagnostics(compiled.text)
    guard compiled.isSuccess, let object = compiled.files[Self.object] else {
      return Made(
        diagnostics: diagnostics.whenFailed(trouble: nil) { message in
          Diagnostic(
            line: 1, column: 1, severity: .error,
            message: message ?? "The compiler failed on this source.")
        })
    }
    return Made(program: try await linked(object, source), diagnostics: diagnostics.own)
  }

  private func linked(_ object: [UInt8], _ source: String) async throws -> Program? {
    let folder = SwiftRuntimes.preludeRoot
    var spec = SwiftRuntimes.tool(
      [
        "\(Self.root)/bin/swiftc", "/work/\(Self.object)", "-o", "/work/\(Self.executable)", "-L",
        folder, "-lFocusTrace", "-use-ld=lld", "-L", SwiftLibraries.root,
      ], mounts: runtimes.toolchain.driverMounts + runtimes.ownMounts)
    spec.showsProcesses = true
    spec.files = [JailSpec.File(name: Self.object, bytes: object)]
    spec.collected = [Self.executable]
    guard let bytes = try await tool.run(spec).files[Self.executable] else {
      throw JudgeError.preludeNotBuilt(output: "the linker failed on a traced program")
    }
    var runtime = runtimes.program(needs: [], for: source)
    runtime.spec.arguments = ["/work/\(Self.executable)"]
    runtime.spec.environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    runtime.spec.environment["FOCUS_PRELOAD"] = nil
    runtime.spec.files = [
      JailSpec.File(name: Self.executable, bytes: bytes, isExecutable: true)
    ]
    runtime.spec.hasFrames = false
    return Program(runtime: runtime, load: Load([:]))
  }
}
