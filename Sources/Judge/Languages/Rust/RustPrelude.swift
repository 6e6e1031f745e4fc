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
  private let flight = SingleFlight()
  private let known = Mutex<String?>(nil)

  init(_ services: LanguageServices) {
    sources = services.runtimeFolder(.rust)
    shared = services.runtimeFolder(.cpp)
    cache = "\(services.configuration.cache)/prelude"
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
    let place = "\(cache)/rust-\(key)"
    if exists(place) { return place }
    return try await flight.run(place) {
      let lock = try await FolderLock(cache)
      defer { lock.release() }
      if !exists(place) { try await build(toolchain, libraries, into: place) }
      return place
    }
  }

  private func build(
    _ toolchain: RustToolchain, _ libraries: RustLibraries, into place: String
  ) async throws {
    let draft = "\(place).draft"
    try? FileManager.default.removeItem(atPath: draft)
    do {
      try FileManager.default.createDirectory(atPath: draft, withIntermediateDirectories: true)
    } catch {
      throw JudgeError.cacheUnusable(path: draft, reason: reasonInWords(error))
    }
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
    guard rename(draft, place) == 0 || exists(place) else {
      throw JudgeError.cacheUnusable(path: place, reason: "it cannot be renamed")
    }
  }
}
