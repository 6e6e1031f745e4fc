import NotesDomain

/// Calls the server, and calls again after a pause where the error may pass.
actor Courier {
  nonisolated let backoff: Backoff
  private let server: any NotesServer
  private let clock: any Clock<Duration>
  private let jitter: @Sendable () -> Double
  /// Tells the engine of a pause; nil at its end.
  private let tell: @Sendable (Duration?) async -> Void

  init(
    server: any NotesServer, backoff: Backoff, clock: any Clock<Duration>,
    jitter: @escaping @Sendable () -> Double, tell: @escaping @Sendable (Duration?) async -> Void
  ) {
    self.server = server
    self.backoff = backoff
    self.clock = clock
    self.jitter = jitter
    self.tell = tell
  }

  func fetch(since cursor: String?) async throws -> ServerPage {
    try await insist { [server] in try await server.changes(since: cursor) }
  }

  func deliver(_ change: PendingChange) async throws -> Int {
    try await insist { [server] in try await server.send(change) }
  }

  private func insist<Answer: Sendable>(
    _ call: @Sendable () async throws -> Answer
  ) async throws -> Answer {
    var failures = 0
    while true {
      try Task.checkCancellation()
      do {
        return try await call()
      } catch let error as SyncError {
        failures += 1
        try await rest(after: failures, error)
      }
    }
  }

  /// Throws the error where it makes no sense to try again.
  private func rest(after failures: Int, _ error: SyncError) async throws {
    guard failures < backoff.tries else { throw error }
    var pause = backoff.pause(after: failures, jitter: jitter())
    switch error {
    case .offline, .busy(nil): break
    case .busy(let least?): pause = max(pause, least)
    case .unauthorised, .refused, .conflict: throw error
    }
    await tell(pause)
    try await clock.sleep(for: pause)
    await tell(nil)
  }
}
