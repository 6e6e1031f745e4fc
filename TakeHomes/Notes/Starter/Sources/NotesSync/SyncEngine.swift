import Foundation
import NotesData
import NotesDomain

public final class SyncEngine: Syncing, @unchecked Sendable {
  private let store: any NoteStore
  private let server: any NotesServer
  private let backoff: Backoff
  private var now = SyncState.idle

  // TODO: the clock and the jitter are not used
  public init(
    store: any NoteStore, server: any NotesServer, backoff: Backoff = Backoff(),
    clock: any Clock<Duration> = ContinuousClock(),
    jitter: @escaping @Sendable () -> Double = { .random(in: 0...1) }
  ) {
    self.store = store
    self.server = server
    self.backoff = backoff
  }

  public func state() async -> SyncState {
    return now
  }

  public func sync() async throws -> SyncReport {
    now = .syncing
    var report = SyncReport()
    let page = try await server.changes(since: store.cursor())
    _ = try await store.take(page)
    report.pulled = page.notes.count
    for change in try await store.pending() {
      var failures = 0
      while true {
        do {
          let revision = try await server.send(change)
          try await store.sent(change, revision: revision)
          report.sent += 1
          break
        } catch {
          failures += 1
          if failures == backoff.tries {
            throw error
          }
          try? await Task.sleep(for: backoff.pause(after: failures, jitter: 0))
        }
      }
    }
    now = .idle
    return report
  }
}
