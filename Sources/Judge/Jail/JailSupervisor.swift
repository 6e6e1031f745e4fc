internal import CJail
internal import Dispatch
import Domain
internal import Foundation
internal import Synchronization

/// The small process that starts and watches every jail; one for each Focus process.
///
/// Start it early: it is spawned once and never from a process that has grown.
final class JailSupervisor: Sendable {
  private struct State {
    var process: CJailProcess?
    var report: JailReport?
    var sessions = 0
  }

  private let executable: String
  /// Where the program really lies; found at once, for a link to it may go.
  let program: URL
  private let ceiling: JailLevel
  private let state = Mutex(State())

  /// A ceiling forces a lower rung of the ladder, for tests; never a higher one.
  init(executable: String, ceiling: JailLevel = .environmentCeiling) throws(JailError) {
    self.executable = executable
    program = URL(filePath: executable).resolvingSymlinksInPath()
    self.ceiling = ceiling
    try state.withLock { (state) throws(JailError) in
      state.process = try Self.spawn(executable, ceiling)
    }
  }

  deinit {
    state.withLock { state in
      if let process = state.process { cjail_stop(process) }
    }
  }

  /// The path of `program`.
  var programPath: String { program.path }

  /// The supervisor's process, for tests.
  var processIdentifier: Int32? { state.withLock { $0.process?.pid } }

  /// Starts a program in a jail of its own.
  func open(_ spec: JailSpec) async throws -> JailSession {
    let level = try await probe().level
    try spec.check()
    let connection = JailConnection(descriptor: try request(.job))
    let (number, owner) = state.withLock { state in
      state.sessions += 1
      return (state.sessions, state.process?.pid ?? 0)
    }
    // Without namespaces the program sees the host's own paths, and a work folder among them.
    let folder = level > .L2 ? "/work" : JailPaths.workFolder(number, supervisor: owner)
    let placed = level > .L2 ? spec : JailPaths.onHost(spec, workFolder: folder)
    let (events, continuation) = AsyncStream.makeStream(of: JailEvent.self)
    continuation.onTermination = { reason in
      if case .cancelled = reason { connection.cancel() }
    }
    connection.send(JailProtocol.start(placed, workFolder: folder))
    connection.read { event in
      continuation.yield(event)
      guard case .ended = event else { return true }
      continuation.finish()
      connection.close()
      return false
    }
    return JailSession(
      events: events, write: { connection.send($0) }, end: { connection.cancel() })
  }

  /// The ladder, tried step by step; asked once.
  func probe() async throws -> JailReport {
    if let report = state.withLock(\.report) { return report }
    let descriptor = try request(.probe)
    let text = await withCheckedContinuation { continuation in
      DispatchQueue(label: "focus.jail.probe").async {
        continuation.resume(returning: Self.readAll(descriptor))
      }
    }
    guard let report = JailReport(text) else {
      throw JailError.supervisorFailed("its report isn't readable")
    }
    state.withLock { $0.report = report }
    return report
  }

  /// Sends the supervisor one end of a fresh connection; starts it again if it is gone.
  func request(_ kind: JailProtocol.Request) throws(JailError) -> Int32 {
    try state.withLock { (state) throws(JailError) in
      var descriptor: Int32 = -1
      let letter = CChar(truncatingIfNeeded: kind.rawValue.value)
      if let process = state.process, cjail_open(process, letter, &descriptor) == 0 {
        return descriptor
      }
      if let process = state.process { cjail_stop(process) }
      state.process = nil
      let process = try Self.spawn(executable, ceiling)
      state.process = process
      let failure = cjail_open(process, letter, &descriptor)
      guard failure == 0 else { throw .supervisorFailed("error \(failure)") }
      return descriptor
    }
  }

  private static func spawn(
    _ executable: String, _ ceiling: JailLevel
  ) throws(JailError) -> CJailProcess {
    var process = CJailProcess()
    guard cjail_start(executable, "\(ceiling)", &process) == 0 else {
      throw .supervisorMissing(path: executable)
    }
    return process
  }

  private static func readAll(_ descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = buffer.withUnsafeMutableBytes {
        cjail_receive(descriptor, $0.baseAddress, $0.count)
      }
      guard count > 0 else { break }
      bytes.append(contentsOf: buffer[..<count])
    }
    cjail_close(descriptor)
    return String(decoding: bytes, as: UTF8.self)
  }
}
