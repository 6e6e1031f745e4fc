public import NotesDomain

/// Pulls what the server has, then pushes the queue, one sync at a time.
public actor SyncEngine: Syncing {
  private let store: any NoteStore
  private let server: any NotesServer
  private let backoff: Backoff
  private let clock: any Clock<Duration>
  private let jitter: @Sendable () -> Double
  private var current = SyncState.idle
  private var running: Task<SyncReport, any Error>?

  public init(
    store: any NoteStore, server: any NotesServer, backoff: Backoff = Backoff(),
    clock: any Clock<Duration> = ContinuousClock(),
    jitter: @escaping @Sendable () -> Double = { .random(in: 0...1) }
  ) {
    self.store = store
    self.server = server
    self.backoff = backoff
    self.clock = clock
    self.jitter = jitter
  }

  public func state() -> SyncState { current }

  /// Only the task that began a sync can cancel it.
  public func sync() async throws -> SyncReport {
    if let running { return try await running.value }
    let task = Task { try await run() }
    running = task
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  private func run() async throws -> SyncReport {
    defer { running = nil }
    current = .syncing
    do {
      var report = SyncReport()
      try await pull(&report)
      try await push(&report)
      current = .idle
      return report
    } catch {
      current = Self.end(after: error)
      throw error
    }
  }

  private static func end(after error: any Error) -> SyncState {
    switch error {
    case is CancellationError: .idle
    case SyncError.offline, SyncError.busy: .offline
    default: .failed("\(error)")
    }
  }

  private func pull(_ report: inout SyncReport) async throws {
    var page = ServerPage()
    repeat {
      let cursor = try await store.cursor()
      page = try await asking { [server] in try await server.changes(since: cursor) }
      report.add(try await store.take(page))
      report.pulled += page.notes.count + page.deleted.count
      // A server that stays where it is would be asked for ever.
      if page.cursor == nil || page.cursor == cursor { break }
    } while page.hasMore
  }

  private func push(_ report: inout SyncReport) async throws {
    // How often the note that was last in conflict was so in a row.
    var (disputed, conflicts) = ("", 0)
    while let change = try await store.pending().first {
      do {
        let revision = try await asking { [server] in try await server.send(change) }
        try await store.sent(change, revision: revision)
        report.sent += 1
        conflicts = 0
      } catch SyncError.conflict(let theirs) {
        conflicts = change.noteID == disputed ? conflicts + 1 : 1
        disputed = change.noteID
        guard conflicts < backoff.tries else { throw SyncError.conflict(theirs) }
        report.add(try await store.take(ServerPage(notes: [theirs])))
      } catch SyncError.refused {
        try await store.refuse(change)
        report.refused.append(change.noteID)
      }
    }
  }

  /// Asks again after a pause while the trouble may pass.
  private func asking<Value: Sendable>(
    _ question: @Sendable () async throws -> Value
  ) async throws -> Value {
    var failures = 0
    while true {
      try Task.checkCancellation()
      do {
        return try await question()
      } catch let error as SyncError where error.isPassing {
        failures += 1
        guard failures < backoff.tries else { throw error }
        try await wait(after: failures, error)
      }
    }
  }

  private func wait(after failures: Int, _ error: SyncError) async throws {
    var pause = backoff.pause(after: failures, jitter: jitter())
    if case .busy(let least?) = error { pause = max(pause, least) }
    current = .waiting(pause)
    try await clock.sleep(for: pause)
    current = .syncing
  }
}

extension SyncReport {
  fileprivate mutating func add(_ intake: Intake) {
    merged += intake.merged
    copies += intake.copies
  }
}
