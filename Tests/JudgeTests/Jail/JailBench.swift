import Foundation
import Testing

@testable import Judge

/// A supervisor and a Python to run in its jails, for one test.
struct JailBench {
  /// All that a session told.
  struct Record {
    var level: JailLevel?
    var stdout: [UInt8] = []
    var stderr: [UInt8] = []
    var frames: [UInt8] = []
    var collected: [String: [UInt8]] = [:]
    var idle: [Bool] = []
    var end: JailExit?
    var text: String { String(decoding: stdout, as: UTF8.self) }
  }

  /// The program under test lies beside the test's own.
  static let executable: String = {
    let folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
    return ProcessInfo.processInfo.environment["FOCUS_JAIL"]
      ?? folder?.appending(path: "focus-jail").path ?? "focus-jail"
  }()

  /// Whether this machine, or what FOCUS_JAIL_LEVEL leaves of it, reaches a rung.
  static func reaches(_ level: JailLevel) async throws -> Bool {
    try await JailSupervisor(executable: executable).probe().level >= level
  }

  let supervisor: JailSupervisor
  let python: PythonToolchain

  init(ceiling: JailLevel = .L5) async throws {
    let ceiling = min(ceiling, .environmentCeiling)
    supervisor = try JailSupervisor(executable: Self.executable, ceiling: ceiling)
    python = try await PythonToolchain.resolve(Probe(searchPath: "/usr/bin:/usr/local/bin"))
  }

  /// A Python program as the jail's only one; limits are small.
  func spec(_ source: String, arguments: [String] = []) -> JailSpec {
    var spec = JailSpec(
      arguments: ["\(PythonToolchain.root)/bin/python3", "-I", "-S", "-B", "/work/main.py"]
        + arguments)
    spec.environment = ["PYTHONHOME": PythonToolchain.root]
    spec.mounts = python.mounts
    spec.files = [JailSpec.File(name: "main.py", bytes: Array(source.utf8))]
    spec.limits.cpu = .seconds(2)
    // Every other test runs at the same time: a wait for the host is no fault of the program's.
    spec.limits.wall = .seconds(600)
    return spec
  }

  func run(
    _ spec: JailSpec, sending frames: [[UInt8]] = [], budget: CaseBudget? = nil
  ) async throws -> Record {
    let session = try await supervisor.open(spec)
    for frame in frames { session.send(frame: frame, budget: budget) }
    return await Self.record(session)
  }

  func run(_ source: String) async throws -> Record { try await run(spec(source)) }

  static func record(_ session: JailSession) async -> Record {
    var record = Record()
    for await event in session.events {
      switch event {
      case .started(let level): record.level = level
      case .output(.stdout, let bytes): record.stdout += bytes
      case .output(.stderr, let bytes): record.stderr += bytes
      case .frames(let bytes, _): record.frames += bytes
      case .collected(let name, let bytes): record.collected[name] = bytes
      case .idle(let isIdle): record.idle.append(isIdle)
      case .ended(let end): record.end = end
      }
    }
    return record
  }

  /// Asserts that the supervisor still works, and that none of its jobs has left a trace.
  func expectCleanAndUsable(
    marker: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let again = try await run("print('usable')")
    #expect(again.text == "usable\n", sourceLocation: sourceLocation)
    let pid = try #require(supervisor.processIdentifier, sourceLocation: sourceLocation)
    #expect(Residue.groups(ofSupervisor: pid) == [], sourceLocation: sourceLocation)
    #expect(Residue.folders(ofSupervisor: pid) == [], sourceLocation: sourceLocation)
    if let marker {
      #expect(Residue.processes(naming: marker) == [], sourceLocation: sourceLocation)
    }
  }
}
