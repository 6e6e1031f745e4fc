internal import Domain

/// Gives sessions of runtimes.
final class WorkerPool: Sendable {
  private let supervisor: JailSupervisor

  init(_ supervisor: JailSupervisor) { self.supervisor = supervisor }

  /// A process of a runtime that has been given its load; `limits` hold for this run.
  ///
  /// Throws: ``JudgeError``.
  func session(
    _ runtime: Runtime, _ load: Load, limits: JailLimits
  ) async throws(JudgeError) -> JailSession {
    var spec = runtime.spec
    spec.files += load.files
    for placed in load.placed {
      let bytes = try runtimeFile(placed.host)
      spec.files.append(JailSpec.File(name: placed.name, bytes: bytes, isExecutable: true))
    }
    spec.limits = limits
    let session: JailSession
    do { session = try await supervisor.open(spec) } catch { throw JudgeError(error) }
    session.send(frame: load.frame.bytes, budget: nil)
    return session
  }
}
