internal import Domain
internal import Foundation
internal import Synchronization

/// The harness, the runner and the precompiled headers, made once per toolchain into the cache.
final class CppPrelude: Sendable {
  /// Counts up when what lies in the folder changes.
  private static let layout = "4"
  static let library = "libFocusPrelude.so"
  static let checkedLibrary = "libFocusPreludeChecked.so"
  static let runner = "runner"

  private let sources: String
  private let cache: String
  private let probe: Probe
  private let folders: MadeFolders
  private let known = Mutex<String?>(nil)

  init(_ services: LanguageServices) {
    sources = services.runtimeFolder(.cpp)
    cache = "\(services.configuration.cache)/prelude"
    folders = MadeFolders(cache: cache)
    probe = services.probe
  }

  var mount: JailSpec.Mount { JailSpec.Mount(host: sources, jail: CppFlags.sources) }

  /// What changes when the harness's sources do; read once.
  func identity() throws(JudgeError) -> String {
    if let known = known.withLock(\.self) { return known }
    var parts: [String] = []
    for folder in ["Nodes", "Prelude", "Runner"] {
      for path in try Self.files("\(sources)/\(folder)", ["cpp", "hpp", "c", "h"]) {
        parts += [path, String(decoding: try runtimeFile(path), as: UTF8.self)]
      }
    }
    let identity = CompileCache.key(parts)
    known.withLock { $0 = identity }
    return identity
  }

  /// The folder of all of it; built when missing.
  func folder(_ toolchain: CppToolchain, _ services: LanguageServices) async throws -> String {
    try await folders.folder(try await place(toolchain, services)) {
      try await build(toolchain, into: $0, try services.tools())
    }
  }

  /// The compiler proper is told paths, which below L3 are the host's own.
  private func place(
    _ toolchain: CppToolchain, _ services: LanguageServices
  ) async throws -> String {
    let report = try? await services.supervisor.get().probe()
    let hasRoot = report.map { $0.level >= .L3 } ?? false
    let flags = Self.kinds(toolchain).map {
      CppFlags(toolchain: toolchain, kind: $0).common.joined(separator: " ")
    }
    let key = CompileCache.key(
      [toolchain.identity, try identity(), Self.layout, "\(hasRoot)"] + flags)
    return "\(cache)/cpp-\(key.prefix(32))"
  }

  private static func kinds(_ toolchain: CppToolchain) -> [CppFlags.Kind] {
    toolchain.sanitizer == nil ? [.run, .submit] : CppFlags.Kind.allCases
  }

  /// The sources in a folder, in the order of their names.
  static func files(_ folder: String, _ endings: [String]) throws(JudgeError) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard !names.isEmpty else { throw .missing(folder) }
    return names.filter { name in endings.contains { name.hasSuffix(".\($0)") } }.sorted()
      .map { "\(folder)/\($0)" }
  }

  private func build(
    _ toolchain: CppToolchain, into draft: String, _ tool: JailedTool
  ) async throws {
    for kind in Self.kinds(toolchain) {
      try FileManager.default.createDirectory(
        atPath: "\(draft)/\(kind)", withIntermediateDirectories: true)
      let header = CppHeader(
        toolchain: toolchain, sources: mount,
        flags: CppFlags(toolchain: toolchain, kind: kind), tool: tool)
      for (name, bytes) in try await header.files() {
        try Data(bytes).write(to: URL(filePath: "\(draft)/\(name)"))
      }
    }
    let harness =
      ["-std=\(toolchain.standard)", "-fPIC", "-shared", "-Wl,-z,now"]
      + (try Self.files("\(sources)/Prelude", ["cpp"]))
    try await compile(
      toolchain.compiler, harness + ["-O1", "-o", "\(draft)/\(Self.library)"])
    if Self.kinds(toolchain).contains(.checked) {
      try await compile(
        toolchain.compiler,
        harness + CppFlags.memoryChecks + ["-O0", "-o", "\(draft)/\(Self.checkedLibrary)"])
    }
    try await Self.compileRunner(
      toolchain.cCompiler, sources: sources, into: "\(draft)/\(Self.runner)", probe)
  }

  private func compile(_ compiler: String, _ arguments: [String]) async throws {
    let answer = await probe.ask(compiler, arguments)
    guard let answer, answer.isSuccess else {
      throw JudgeError.preludeNotBuilt(output: answer?.errors ?? "\(compiler) cannot be started")
    }
  }

  /// The program that loads learners' libraries; Rust's are loaded by the same.
  static func compileRunner(
    _ compiler: String, sources: String, into place: String, _ probe: Probe
  ) async throws {
    let arguments =
      ["-x", "c", "-std=gnu17", "-O2", "-fvisibility=hidden", "-rdynamic"]
      + (try files("\(sources)/Runner", ["c"]))
      + ["-o", place, "-Wl,-z,now", "-lgcc_s", "-ldl"]
    let answer = await probe.ask(compiler, arguments)
    guard let answer, answer.isSuccess else {
      throw JudgeError.preludeNotBuilt(output: answer?.errors ?? "\(compiler) cannot be started")
    }
  }
}
