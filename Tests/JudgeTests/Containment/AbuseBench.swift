import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

/// The whole judge on one rung of the ladder, with a supervisor told from all others by its name.
final class AbuseBench: Sendable {
  /// More processes than one language's idle workers ever are.
  private static let mostIdle = 40

  let level: JailLevel
  private let engine: Engine
  /// Where this bench's `focus-jail` seems to lie.
  private let executable: String

  init(_ level: JailLevel, allowsWeakJail: Bool = false) throws {
    let own = URL(filePath: JailBench.executable)
    // Beside the real one, where its companions lie too.
    executable = own.deletingLastPathComponent().appending(path: "focus-jail-\(UUID())").path
    try FileManager.default.createSymbolicLink(atPath: executable, withDestinationPath: own.path)
    defer { try? FileManager.default.removeItem(atPath: executable) }
    // Without namespaces a home that is closed to others stays closed: the system's tools first.
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    self.level = level
    engine = Engine(
      JudgeConfiguration(
        runtimes: repositoryRoot.appending(path: "Runtimes").path, cache: liveCache,
        jail: executable, allowsWeakJail: allowsWeakJail, simultaneousJobs: 1,
        searchPath: level <= .L2 ? "/usr/bin:/bin:" + path : path), ceiling: level)
  }

  /// Why this rung or language cannot be tried on this machine; nil when it can.
  func obstacle(_ language: Language) async -> String? {
    let status = await engine.status()
    guard status.level == "\(level)" else {
      let missing = status.steps.first { !$0.works }
      return "this machine reaches \(status.level) (\(missing?.name ?? "?"))"
    }
    guard let tool = status.toolchains.first(where: { $0.language == language }),
      tool.version != nil
    else { return "its toolchain is missing" }
    let reaches = status.steps.contains { $0.name.contains("closed home") && $0.works }
    guard level > .L2 || reaches || Self.isOpen(tool.path) else {
      return "its toolchain lies in a home that is closed to others"
    }
    return nil
  }

  private static func isOpen(_ path: String) -> Bool {
    var place = URL(filePath: path).resolvingSymlinksInPath()
    while place.path != "/" {
      place.deleteLastPathComponent()
      var facts = stat()
      guard stat(place.path, &facts) == 0, facts.st_mode & S_IXOTH != 0 else { return false }
    }
    return true
  }

  func judge(
    _ language: Language, _ source: String, _ problem: Problem,
    _ cases: [(input: [Value], expected: Value?)]
  ) async throws -> Verdict {
    let job = JudgeJob(
      problem: problem, language: language, source: source,
      cases: cases.map { JudgeCase(input: $0.input, expected: $0.expected, isVisible: true) },
      isOptimised: false)
    let (verdicts, continuation) = AsyncStream.makeStream(of: Verdict.self)
    defer { continuation.finish() }
    try await engine.judge(job) { event in
      if case .finished(let verdict) = event { continuation.yield(verdict) }
    }
    continuation.finish()
    for await verdict in verdicts { return verdict }
    throw CancellationError()
  }

  private var supervisor: Int32? {
    Residue.child(of: ProcessInfo.processInfo.processIdentifier, naming: executable)
  }

  /// Asserts that nothing of a run is left beside idle workers.
  func expectCalm(_ comment: Comment) async throws {
    guard let supervisor else { return }
    try await eventually(comment) {
      guard level > .L2 else {
        // A resident compiler stays, in a jail of its own.
        return Residue.children(of: supervisor, naming: executable).count <= 1
          && Residue.folders(ofSupervisor: supervisor).count <= 1
      }
      return Self.descendants(of: supervisor) <= Self.mostIdle
    }
  }

  /// What a bench can be known by once it is gone.
  struct Trace: Sendable {
    var supervisor: Int32
    var executable: String
    var mounts: [Substring]

    /// Asserts that no process, group, mount or folder is left.
    func expectNothingLeft(_ comment: Comment) async throws {
      try await eventually(comment) {
        Residue.processes(naming: executable).isEmpty
          && Residue.groups(ofSupervisor: supervisor).isEmpty
          && Residue.folders(ofSupervisor: supervisor).isEmpty
      }
      #expect(Residue.mounts() == mounts, comment)
    }
  }

  var trace: Trace? {
    supervisor.map {
      Trace(supervisor: $0, executable: executable, mounts: Residue.mounts())
    }
  }

  private static func descendants(of root: Int32) -> Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    var children: [Int32: [Int32]] = [:]
    for pid in names.compactMap(Int32.init) {
      guard let line = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8),
        let name = line.range(of: ") ", options: .backwards),
        let parent = line[name.upperBound...].split(separator: " ").dropFirst().first,
        let parent = Int32(parent)
      else { continue }
      children[parent, default: []].append(pid)
    }
    var count = 0
    var waiting = [root]
    while let pid = waiting.popLast() {
      let own = children[pid] ?? []
      count += own.count
      waiting += own
    }
    return count
  }
}
