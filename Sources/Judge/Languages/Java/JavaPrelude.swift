internal import Domain
internal import Foundation
internal import Synchronization

/// The harness and the node classes, compiled once per toolchain into the cache folder.
final class JavaPrelude: Sendable {
  private static let options = ["-proc:none", "-g:none", "-XDstringConcat=inline"]
  private static let harness = ["", "/focus/judge", "/focus/judge/compiler"].map { "Harness\($0)" }
  /// Two node classes have one name, so each lies in a folder of its own.
  private static let classes = ["", "/graph", "/random", "/library", "/rehearsal"]

  private let sources: String
  private let cache: String
  private let probe: Probe
  private let folders: MadeFolders
  private let known = Mutex<String?>(nil)

  init(_ services: LanguageServices) {
    sources = services.runtimeFolder(.java)
    cache = "\(services.configuration.cache)/prelude"
    folders = MadeFolders(cache: cache)
    probe = services.probe
  }

  /// The folder with `harness` and `prelude`; built when missing.
  func folder(_ toolchain: JavaToolchain) async throws -> String {
    let key = CompileCache.key([toolchain.identity, try identity()]).prefix(32)
    return try await folders.folder("\(cache)/java-\(key)") { try await build(toolchain, into: $0) }
  }

  /// What changes when the sources do; read once.
  private func identity() throws(JudgeError) -> String {
    if let known = known.withLock(\.self) { return known }
    var parts = Self.options
    for folder in Self.harness + Self.classes.map({ "Prelude\($0)" }) {
      for path in try files(folder) {
        parts += [path, String(decoding: try runtimeFile(path), as: UTF8.self)]
      }
    }
    let identity = CompileCache.key(parts)
    known.withLock { $0 = identity }
    return identity
  }

  private func files(_ folder: String) throws(JudgeError) -> [String] {
    let path = "\(sources)/\(folder)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    guard !names.isEmpty else { throw .missing(path) }
    return names.filter { $0.hasSuffix(".java") }.sorted().map { "\(path)/\($0)" }
  }

  private func build(_ toolchain: JavaToolchain, into draft: String) async throws {
    try await compile(toolchain, try Self.harness.flatMap(files), into: "\(draft)/harness")
    for folder in Self.classes {
      try await compile(
        toolchain, try files("Prelude\(folder)"), into: "\(draft)/prelude\(folder)",
        with: "\(draft)/prelude")
    }
  }

  private func compile(
    _ toolchain: JavaToolchain, _ files: [String], into folder: String, with classes: String? = nil
  ) async throws {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw JudgeError.cacheUnusable(path: folder, reason: reasonInWords(error))
    }
    let path = classes.map { ["-cp", $0] } ?? []
    let answer = await probe.ask(
      "\(toolchain.folder)/bin/javac", Self.options + path + ["-d", folder] + files)
    guard let answer, answer.isSuccess else {
      throw JudgeError.preludeNotBuilt(output: answer?.errors ?? "javac cannot be started")
    }
  }
}
