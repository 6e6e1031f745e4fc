import Dispatch
import NotesDomain

/// Answers everyone who asked while it worked.
public final class SyncEngine: Syncing, @unchecked Sendable {
  private typealias Asker = CheckedContinuation<SyncReport, any Error>

  private let queue = DispatchQueue(label: "notes.sync")
  // All three are touched on the queue alone.
  private var shown = SyncState.idle
  private var askers: [Asker] = []
  private var work: Task<Void, Never>?
  private let job: Job

  public init(
    store: any NoteStore, server: any NotesServer, backoff: Backoff = Backoff(),
    clock: any Clock<Duration> = ContinuousClock(),
    jitter: @escaping @Sendable () -> Double = { .random(in: 0...1) }
  ) {
    job = Job(store: store, server: server, backoff: backoff, clock: clock, jitter: jitter)
  }

  public func state() async -> SyncState {
    await withCheckedContinuation { answer in
      queue.async { answer.resume(returning: self.shown) }
    }
  }

  public func sync() async throws -> SyncReport {
    let ticket = Ticket()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { asker in
        queue.async { self.enter(asker, ticket) }
      }
    } onCancel: {
      queue.async {
        ticket.isCancelled = true
        if ticket.isFirst { self.work?.cancel() }
      }
    }
  }

  private final class Ticket: @unchecked Sendable {
    var isFirst = false
    var isCancelled = false
  }

  private func enter(_ asker: Asker, _ ticket: Ticket) {
    askers.append(asker)
    guard work == nil else { return }
    ticket.isFirst = true
    shown = .syncing
    let job = job
    let task = Task { [weak self] in
      let outcome: Result<SyncReport, any Error>
      do {
        outcome = .success(try await job.run { self?.show($0) })
      } catch {
        outcome = .failure(error)
      }
      self?.queue.async { self?.leave(outcome) }
    }
    work = task
    if ticket.isCancelled { task.cancel() }
  }

  private func show(_ state: SyncState) { queue.async { self.shown = state } }

  private func leave(_ outcome: Result<SyncReport, any Error>) {
    work = nil
    switch outcome {
    case .success: shown = .idle
    case .failure(is CancellationError): shown = .idle
    case .failure(SyncError.offline), .failure(SyncError.busy): shown = .offline
    case .failure(let error): shown = .failed("\(error)")
    }
    let all = askers
    askers = []
    for asker in all { asker.resume(with: outcome) }
  }
}

/// One sync from its begin to its end: nothing in it changes.
struct Job: Sendable {
  let store: any NoteStore
  let server: any NotesServer
  let backoff: Backoff
  let clock: any Clock<Duration>
  let jitter: @Sendable () -> Double

  func run(_ show: @escaping @Sendable (SyncState) -> Void) async throws -> SyncReport {
    var report = SyncReport()
    var isLast = false
    while !isLast {
      let cursor = try await store.cursor()
      let page = try await again(1, show) { try await server.changes(since: cursor) }
      note(try await store.take(page), in: &report)
      report.pulled += page.notes.count + page.deleted.count
      isLast = !page.hasMore
    }
    var (contested, conflicts) = ("", 0)
    while let change = try await store.pending().first {
      do {
        let revision = try await again(1, show) { try await server.send(change) }
        try await store.sent(change, revision: revision)
        report.sent += 1
        conflicts = 0
      } catch SyncError.conflict(let theirs) {
        conflicts = contested == change.noteID ? conflicts + 1 : 1
        contested = change.noteID
        guard conflicts < backoff.tries else { throw SyncError.conflict(theirs) }
        note(try await store.take(ServerPage(notes: [theirs])), in: &report)
      } catch SyncError.refused(_) {
        try await store.refuse(change)
        report.refused.append(change.noteID)
      }
    }
    return report
  }

  private func note(_ intake: Intake, in report: inout SyncReport) {
    report.merged.append(contentsOf: intake.merged)
    report.copies.append(contentsOf: intake.copies)
  }

  private func again<Value: Sendable>(
    _ number: Int, _ show: @escaping @Sendable (SyncState) -> Void,
    _ call: @Sendable () async throws -> Value
  ) async throws -> Value {
    try Task.checkCancellation()
    var pause = backoff.pause(after: number, jitter: jitter())
    do {
      return try await call()
    } catch SyncError.offline where number < backoff.tries {
    } catch SyncError.busy(let least) where number < backoff.tries {
      pause = max(pause, least ?? pause)
    }
    show(.waiting(pause))
    try await clock.sleep(for: pause)
    show(.syncing)
    return try await again(number + 1, show, call)
  }
}
