internal import Domain
internal import Foundation
internal import Synchronization

/// The prelude and the runner, compiled once per toolchain into the cache folder.
final class SwiftPrelude: Sendable {
  /// Counts up when what lies in the folder changes.
  private static let layout = "4"
  let sources: String
  let cache: String
  let probe: Probe
  /// Whether programs tell their steps to the recorder, which lies beside it then.
  let isTraced: Bool
  private let folders: MadeFolders
  private let known = Mutex<String?>(nil)
  private let codecs = Mutex<[String: String]>([:])
  private let hasRehearsedAgain = Mutex(false)

  init(
    runtimes: String, cache: String, searchPath: String, leash: String? = nil,
    isTraced: Bool = false
  ) {
    self.isTraced = isTraced
    sources = "\(runtimes)/swift"
    self.cache = "\(cache)/prelude"
    folders = MadeFolders(cache: self.cache)
    probe = Probe(searchPath: searchPath, leash: leash)
  }

  /// What changes when the prelude's sources do; read once.
  func identity() throws(JudgeError) -> String {
    if let known = known.withLock(\.self) { return known }
    let identity = try readIdentity()
    known.withLock { $0 = identity }
    return identity
  }

  private func readIdentity() throws(JudgeError) -> String {
    var parts: [String] = []
    let traced = isTraced ? ["Trace", "TraceNodes"] : []
    for folder in ["Prelude", "Codecs", "Runner", "Compiler"] + traced {
      for path in try files(folder) {
        parts += [path, String(decoding: try runtimeFile(path), as: UTF8.self)]
      }
    }
    return CompileCache.key(parts)
  }

  /// A codec's text, for a node class that is the learner's own.
  func codec(_ name: String) throws(JudgeError) -> String {
    if let known = codecs.withLock({ $0[name] }) { return known }
    let bytes = try runtimeFile("\(sources)/Codecs/\(name)+Codec.swift")
    let text = String(decoding: bytes, as: UTF8.self).replacing("public ", with: "")
    codecs.withLock { $0[name] = text }
    return text
  }

  /// The folder with the module, its library and the runner; built when missing.
  ///
  /// `sibling` is the folder of the other kind, if that is built. What is not urgent is built when the processor has
  /// nothing else to do.
  func folder(
    _ toolchain: SwiftToolchain, identity: String, like sibling: String? = nil, tool: JailedTool,
    isUrgent: Bool = true
  ) async throws -> String {
    let place = place(toolchain, identity)
    let isFresh = !folders.isThere(place)
    _ = try await folders.folder(place) { draft in
      let clock = clock(place)
      let begin = Date()
      do {
        var probe = probe
        probe.isPatient = !isUrgent
        try await build(toolchain, into: draft, like: sibling, tool, probe) { part, parts in
          clock.begin(
            part, of: parts, since: begin,
            expectedSeconds: expectedSeconds(toolchain, identity: identity))
        }
        clock.end(after: Date().timeIntervalSince(begin))
      } catch {
        clock.end(after: nil)
        throw error
      }
    }
    if !isFresh, isToRehearseAgain(place) {
      try await folders.alone(place) { await rehearseAgain(toolchain, in: place, tool) }
    }
    return place
  }

  /// What is kept must not stay without its notes for good: each process tries once more.
  private func isToRehearseAgain(_ place: String) -> Bool {
    CompilerWarmth(prelude: place).lacksNotes
      && hasRehearsedAgain.withLock { has in
        defer { has = true }
        return !has
      }
  }

  /// Failing is no harm: then the compiler stays as it is.
  private func rehearseAgain(
    _ toolchain: SwiftToolchain, in place: String, _ tool: JailedTool
  ) async {
    let warmth = CompilerWarmth(prelude: place)
    guard warmth.lacksNotes else { return }
    try? await warmth.rehearse(toolchain, sources: "\(sources)/Compiler", tool)
  }

  func isBuilt(_ toolchain: SwiftToolchain, identity: String) -> Bool {
    folders.isThere(place(toolchain, identity))
  }

  /// How far its building is, whichever process does that; nil where none does.
  func building(_ toolchain: SwiftToolchain, identity: String) -> RecorderBuild? {
    clock(place(toolchain, identity)).state()
  }

  /// What it took or is likely to take; nil while nothing of the kind was made here.
  func expectedSeconds(_ toolchain: SwiftToolchain, identity: String) -> Double? {
    clock(place(toolchain, identity)).expected(orBy: Self.kinds[0], times: Self.factor)
  }

  /// How many parts the one with the recorder is built in; the other one lacks the first.
  static let partsOfRecorder = 4
  /// Without and with the recorder.
  private static let kinds = ["swift", "swift-traced"]
  /// How much longer the second takes, beside the first's parts that it copies.
  private static let factor = 0.9

  private func clock(_ place: String) -> BuildClock {
    BuildClock(place: place, kind: Self.kinds[isTraced ? 1 : 0])
  }

  private func place(_ toolchain: SwiftToolchain, _ identity: String) -> String {
    let key = CompileCache.key([toolchain.identity, identity, Self.layout]).prefix(32)
    return "\(cache)/swift-\(isTraced ? "traced-" : "")\(key)"
  }

  private func files(_ folder: String) throws(JudgeError) -> [String] {
    let path = "\(sources)/\(folder)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    guard !names.isEmpty else { throw .missing(path) }
    return names.filter { name in [".swift", ".c"].contains { name.hasSuffix($0) } }.sorted()
      .map { "\(path)/\($0)" }
  }

  private func build(
    _ toolchain: SwiftToolchain, into draft: String, like sibling: String?, _ tool: JailedTool,
    _ probe: Probe, tell: (_ part: Int, _ parts: Int) -> Void
  ) async throws {
    let parts = isTraced ? Self.partsOfRecorder : Self.partsOfRecorder - 1
    tell(1, parts)
    let exported = ["atexit", "at_quick_exit"].flatMap {
      ["-Xlinker", "--export-dynamic-symbol=\($0)"]
    }
    let common = ["-O", "-wmo", "-swift-version", "5", "-module-cache-path", "\(draft)/cache"]
    let codecs = ["ListNode", "TreeNode", "Interval"].map { "\(sources)/Codecs/\($0)+Codec.swift" }
    let recorder = isTraced ? try await buildRecorder(toolchain, into: draft, common, probe) : []
    tell(parts - 2, parts)
    try await compile(
      toolchain, probe,
      common + recorder + [
        "-parse-as-library", "-module-name", "FocusPrelude", "-emit-module", "-emit-module-path",
        "\(draft)/FocusPrelude.swiftmodule", "-emit-library", "-o",
        "\(draft)/libFocusPrelude.so",
      ] + files("Prelude") + codecs + (isTraced ? files("TraceNodes") : []))
    tell(parts - 1, parts)
    try await compile(
      toolchain, probe,
      common + [
        "-parse-as-library", "-module-name", "FocusRunner", "-I", draft, "-L", draft,
        "-lFocusPrelude", "-o", "\(draft)/runner",
      ] + exported + files("Runner"))
    tell(parts, parts)
    if !copyCompilersParts(from: sibling, to: draft) {
      try await SystemModules(prelude: draft).build(toolchain, probe, tool)
      try await CompilerWarmth(prelude: draft).build(
        toolchain, sources: "\(sources)/Compiler", probe, tool)
    }
    try? FileManager.default.removeItem(atPath: "\(draft)/cache")
  }

  private func copyCompilersParts(from sibling: String?, to draft: String) -> Bool {
    guard let sibling else { return false }
    do {
      for name in [SystemModules.folder] + CompilerWarmth.files {
        let file = "\(sibling)/\(name)"
        if exists(file) {
          try FileManager.default.copyItem(atPath: file, toPath: "\(draft)/\(name)")
        }
      }
      return true
    } catch {
      return false
    }
  }

  /// Gives what the prelude is told to find the recorder.
  private func buildRecorder(
    _ toolchain: SwiftToolchain, into draft: String, _ common: [String], _ probe: Probe
  ) async throws -> [String] {
    try await compile(
      toolchain, probe,
      common + [
        "-num-threads", "2", "-parse-as-library", "-module-name", "FocusTrace", "-emit-module",
        "-emit-module-path", "\(draft)/FocusTrace.swiftmodule", "-emit-library",
        // The recorder's own variables need no watch over who looks at them, which costs a call each.
        "-enforce-exclusivity=unchecked", "-o", "\(draft)/libFocusTrace.so",
      ] + files("Trace"))
    return ["-D", "FOCUS_TRACE", "-I", draft, "-L", draft, "-lFocusTrace"]
  }

  private func compile(
    _ toolchain: SwiftToolchain, _ probe: Probe, _ arguments: [String]
  ) async throws {
    let answer = await probe.ask("\(toolchain.folder)/bin/swiftc", arguments)
    guard let answer, answer.isSuccess else {
      throw JudgeError.preludeNotBuilt(output: answer?.errors ?? "swiftc cannot be started")
    }
  }
}
