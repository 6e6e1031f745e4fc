internal import Domain
internal import Foundation
internal import Synchronization

/// The standard library and the harness, compiled once per toolchain into the cache folder.
///
/// Go itself ships no compiled library from 1.20 on; without debug information it links faster.
final class GoPrelude: Sendable {
  /// Counts up when what lies in the folder changes.
  private static let layout = "4"
  /// Where the folder stands in the jail.
  static let root = "/focus/go"
  private static let harness = "focus"
  static let options = ["-complete", "-dwarf=false"]

  let sources: String
  let cache: String
  let probe: Probe
  private let folders: MadeFolders
  private let known = Mutex<String?>(nil)

  init(_ services: LanguageServices) {
    sources = services.runtimeFolder(.go)
    cache = "\(services.configuration.cache)/prelude"
    folders = MadeFolders(cache: cache)
    probe = services.probe
  }

  /// The folder with the compiled packages; built when missing.
  func folder(_ toolchain: GoToolchain) async throws -> String {
    let parts = [toolchain.identity, try identity(), Self.layout]
    let packages = GoPackages.offered(by: toolchain) + GoPackages.queues(in: toolchain)
    let key = CompileCache.key(parts + packages).prefix(32)
    return try await folders.folder("\(cache)/go-\(key)") { try await build(toolchain, into: $0) }
  }

  /// What changes when the harness's sources do; read once.
  private func identity() throws(JudgeError) -> String {
    if let known = known.withLock(\.self) { return known }
    var parts = Self.options
    let queues = GoPackages.ownQueues.keys.sorted().map { "queues/\($0)" }
    for package in GoPackages.ours + queues + [Self.harness] {
      for path in try files(package) {
        parts += [path, String(decoding: try runtimeFile(path), as: UTF8.self)]
      }
    }
    let identity = CompileCache.key(parts)
    known.withLock { $0 = identity }
    return identity
  }

  private func files(_ package: String) throws(JudgeError) -> [String] {
    let folder = "\(sources)/\(package)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard !names.isEmpty else { throw .missing(folder) }
    return names.filter { $0.hasSuffix(".go") }.sorted().map { "\(folder)/\($0)" }
  }

  private func build(_ toolchain: GoToolchain, into draft: String) async throws {
    let manager = FileManager.default
    do {
      let packages = try await compiledPackages(toolchain, draft)
      for (path, file) in packages {
        let place = URL(filePath: "\(draft)/\(path).a")
        try manager.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try manager.copyItem(at: URL(filePath: file), to: place)
      }
      for package in GoPackages.stands(in: toolchain) + [Self.harness] {
        try await compile(package, toolchain, draft)
      }
      for path in GoPackages.queues(in: toolchain) {
        try manager.createDirectory(
          atPath: "\(draft)/\(GoPackages.gods)/queues", withIntermediateDirectories: true)
        let folder = String(path.dropFirst(GoPackages.gods.count + 1))
        try await compile(path, folder: folder, toolchain, draft)
      }
      try? manager.removeItem(atPath: "\(draft)/.cache")
    } catch let error as JudgeError {
      throw error
    } catch {
      throw JudgeError.cacheUnusable(path: draft, reason: reasonInWords(error))
    }
  }

  /// Files by package, for what learners may import and all that it rests on.
  private func compiledPackages(
    _ toolchain: GoToolchain, _ draft: String
  ) async throws -> [String: String] {
    let settings = [
      "GOCACHE=\(draft)/.cache", "GOPATH=\(draft)/.cache/path:\(GoPackages.debian)", "GOENV=off",
      "GOFLAGS=",
      "GO111MODULE=off", "GOWORK=off", "GOTOOLCHAIN=local", "GOPROXY=off", "CGO_ENABLED=0",
    ]
    let question = [
      toolchain.go, "list", "-export", "-deps", "-gcflags=all=-dwarf=false", "-f",
      "{{.ImportPath}}={{.Export}}",
    ]
    let answer = await probe.ask(
      "env", settings + question + GoPackages.offered(by: toolchain))
    guard let answer, answer.isSuccess else { throw failure(answer) }
    let pairs = answer.output.split(separator: "\n").map { $0.split(separator: "=") }
    // `unsafe` is the compiler's own and has no file.
    return Dictionary(
      pairs.filter { $0.count == 2 }.map { (String($0[0]), String($0[1])) },
      uniquingKeysWith: { first, _ in first })
  }

  /// `folder` holds a package's sources where that isn't called as its path.
  private func compile(
    _ package: String, folder: String? = nil, _ toolchain: GoToolchain, _ draft: String
  ) async throws {
    let folder = folder ?? package
    let arguments =
      ["-p", package] + Self.options + [
        "-trimpath", "\(sources)/\(folder)=>\(package)", "-I", draft, "-o",
        "\(draft)/\(package).a",
      ]
    let answer = await probe.ask(toolchain.compiler, arguments + (try files(folder)))
    guard let answer, answer.isSuccess else { throw failure(answer) }
  }

  private func failure(_ answer: Probe.Answer?) -> JudgeError {
    .preludeNotBuilt(output: answer.map { $0.errors + $0.output } ?? "go cannot be started")
  }
}
