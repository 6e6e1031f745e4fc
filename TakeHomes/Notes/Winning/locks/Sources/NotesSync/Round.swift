import NotesDomain

/// One sync from its first page to its last change; what it shows goes out through `show`.
struct Round: Sendable {
  let store: any NoteStore
  let server: any NotesServer
  let backoff: Backoff
  let clock: any Clock<Duration>
  let jitter: @Sendable () -> Double

  func run(_ show: @Sendable (SyncState) -> Void) async throws -> SyncReport {
    var report = SyncReport()
    while try await pull(&report, show) {}
    var conflicts = (id: "", count: 0)
    while let change = try await store.pending().first {
      do {
        let revision = try await insist(show) { try await server.send(change) }
        try await store.sent(change, revision: revision)
        report.sent += 1
        conflicts = ("", 0)
      } catch SyncError.refused {
        try await store.refuse(change)
        report.refused.append(change.noteID)
      } catch SyncError.conflict(let theirs) {
        conflicts = (change.noteID, conflicts.id == change.noteID ? conflicts.count + 1 : 1)
        guard conflicts.count < backoff.tries else { throw SyncError.conflict(theirs) }
        report.add(try await store.take(ServerPage(notes: [theirs])))
      }
    }
    return report
  }

  /// Says whether there is a next page.
  private func pull(
    _ report: inout SyncReport, _ show: (SyncState) -> Void
  ) async throws -> Bool {
    let cursor = try await store.cursor()
    let page = try await insist(show) { try await server.changes(since: cursor) }
    report.add(try await store.take(page))
    report.pulled += page.notes.count + page.deleted.count
    // A page that leads nowhere has nothing behind it, whatever it says.
    return page.hasMore && page.cursor != nil && page.cursor != cursor
  }

  /// Calls until there is an answer, or an error that stays, or no try is left.
  private func insist<Answer>(
    _ show: (SyncState) -> Void, _ call: () async throws -> Answer
  ) async throws -> Answer {
    for failures in 1... {
      try Task.checkCancellation()
      let error: SyncError
      do {
        return try await call()
      } catch let caught as SyncError {
        error = caught
      }
      guard let least = error.pause, failures < backoff.tries else { throw error }
      let pause = max(least, backoff.pause(after: failures, jitter: jitter()))
      show(.waiting(pause))
      try await clock.sleep(for: pause)
      show(.syncing)
    }
    throw CancellationError()
  }
}

extension SyncError {
  /// The least pause that makes sense; nil where the same call would fail again.
  fileprivate var pause: Duration? {
    switch self {
    case .offline: .zero
    case .busy(let least): least ?? .zero
    default: nil
    }
  }
}

extension SyncReport {
  fileprivate mutating func add(_ intake: Intake) {
    merged.append(contentsOf: intake.merged)
    copies.append(contentsOf: intake.copies)
  }
}
