internal import Domain
internal import Foundation
internal import Synchronization

/// The harness and the runner, compiled once per toolchain into the cache folder.
final class RustPrelude: Sendable {
  /// Counts up when what lies in the folder changes.
  private static let layout = "3"
  static let library = "libfocus.so"

  private let sources: String
  /// The folder with the runner that C++ and Rust share.
  private let shared: String
  private let cache: String
  private let probe: Probe
  private let folders: MadeFolders
  private let known = Mutex<String?>(nil)

  init(_ services: LanguageServices) {
    sources = services.runtimeFolder(.rust)
    shared = services.runtimeFolder(.cpp)
    cache = "\(services.configuration.cache)/prelude"
    folders = MadeFolders(cache: cache)
    probe = services.probe
  }

  /// What changes when the harness's sources do; read once.
  func identity() throws(JudgeError) -> String {
    if let known = known.withLock(\.self) { return known }
    var parts: [String] = []
    let paths =
      try CppPrelude.files("\(sources)/Prelude", ["rs"])
      + CppPrelude.files("\(shared)/Runner", ["c", "h"])
    for path in paths {
      parts += [path, String(decoding: try runtimeFile(path), as: UTF8.self)]
    }
    let identity = CompileCache.key(parts)
    known.withLock { $0 = identity }
    return identity
  }

  /// The folder of both; built when missing.
  func folder(_ toolchain: RustToolchain) async throws -> String {
    let libraries = RustLibraries()
    let parts = [toolchain.identity, try identity(), Self.layout] + libraries.identity
    let key = CompileCache.key(parts).prefix(32)
    return try await folders.folder("\(cache)/rust-\(key)") {
      try await build(toolchain, libraries, into: $0)
    }
  }

  private func build(
    _ toolchain: RustToolchain, _ libraries: RustLibraries, into draft: String
  ) async throws {
    let answer = await probe.ask(
      toolchain.compiler,
      [
        "--edition", "2021", "--crate-type", "dylib", "--crate-name", "focus", "-O", "-C",
        "prefer-dynamic", "-C", "linker=\(toolchain.cCompiler)", "\(sources)/Prelude/lib.rs",
        "-o", "\(draft)/\(Self.library)",
      ])
    guard let answer, answer.isSuccess else {
      throw JudgeError.preludeNotBuilt(output: answer?.errors ?? "rustc cannot be started")
    }
    try await CppPrelude.compileRunner(
      toolchain.cCompiler, sources: shared, into: "\(draft)/\(CppPrelude.runner)", probe)
    await libraries.build(toolchain, into: draft, probe)
  }
}
