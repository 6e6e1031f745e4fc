import Foundation
import NotesDomain

public final class SyncEngine: Syncing, @unchecked Sendable {
  private let store: NoteStore
  private let server: NotesServer
  private let backoff: Backoff
  private let clock: any Clock<Duration>
  private let jitter: @Sendable () -> Double

  private let lock = NSLock()
  private var running: Task<SyncReport, Error>?
  private var shown = SyncState.idle

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

  public func state() async -> SyncState { lock.withLock { shown } }

  public func sync() async throws -> SyncReport {
    let (task, isMine) = lock.withLock {
      if let running { return (running, false) }
      let task = Task { try await self.work() }
      running = task
      shown = .syncing
      return (task, true)
    }
    guard isMine else { return try await task.value }
    return try await withTaskCancellationHandler(
      operation: { try await task.value }, onCancel: { task.cancel() })
  }

  private func show(_ state: SyncState) { lock.withLock { shown = state } }

  private func end(_ state: SyncState) {
    lock.withLock {
      shown = state
      running = nil
    }
  }

  private func work() async throws -> SyncReport {
    do {
      var report = SyncReport()
      try await pull(&report)
      try await push(&report)
      end(.idle)
      return report
    } catch SyncError.offline {
      end(.offline)
      throw SyncError.offline
    } catch SyncError.busy(let after) {
      end(.offline)
      throw SyncError.busy(retryAfter: after)
    } catch {
      end(error is CancellationError ? .idle : .failed(String(describing: error)))
      throw error
    }
  }

  private func pull(_ report: inout SyncReport) async throws {
    while true {
      let from = try await store.cursor()
      let page = try await patiently { try await self.server.changes(since: from) }
      let intake = try await store.take(page)
      report.pulled += page.notes.count + page.deleted.count
      report.merged += intake.merged
      report.copies += intake.copies
      if !page.hasMore { return }
    }
  }

  private func push(_ report: inout SyncReport) async throws {
    var disputes: [String: Int] = [:]
    while let change = try await store.pending().first {
      do {
        let revision = try await patiently { try await self.server.send(change) }
        try await store.sent(change, revision: revision)
        report.sent += 1
        disputes[change.noteID] = nil
      } catch SyncError.conflict(let theirs) {
        disputes[change.noteID, default: 0] += 1
        if disputes[change.noteID, default: 0] >= backoff.tries {
          throw SyncError.conflict(theirs)
        }
        let intake = try await store.take(ServerPage(notes: [theirs]))
        report.merged += intake.merged
        report.copies += intake.copies
      } catch SyncError.refused {
        try await store.refuse(change)
        report.refused.append(change.noteID)
      }
    }
  }

  private func patiently<Value>(_ call: () async throws -> Value) async throws -> Value {
    for failures in 1...max(backoff.tries, 1) {
      try Task.checkCancellation()
      var least = Duration.zero
      do {
        return try await call()
      } catch SyncError.offline where failures < backoff.tries {
      } catch SyncError.busy(let after) where failures < backoff.tries {
        least = after ?? .zero
      }
      let pause = max(backoff.pause(after: failures, jitter: jitter()), least)
      show(.waiting(pause))
      try await clock.sleep(for: pause)
      show(.syncing)
    }
    throw SyncError.offline
  }
}
