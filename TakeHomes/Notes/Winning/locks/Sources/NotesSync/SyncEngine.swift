import NotesDomain
import Synchronization

/// Everything that callers share is in a desk behind one lock.
///
/// Continuations are resumed and tasks cancelled without the lock, for both may call us.
public final class SyncEngine: Syncing {
  private let round: Round
  private let desk = Mutex(Desk())

  public init(
    store: any NoteStore, server: any NotesServer, backoff: Backoff = Backoff(),
    clock: any Clock<Duration> = ContinuousClock(),
    jitter: @escaping @Sendable () -> Double = { .random(in: 0...1) }
  ) {
    round = Round(store: store, server: server, backoff: backoff, clock: clock, jitter: jitter)
  }

  public func state() async -> SyncState { desk.withLock { $0.state } }

  /// Who is cancelled leaves at once; the work ends when the last one has left.
  public func sync() async throws -> SyncReport {
    let ticket = desk.withLock { $0.ticket() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { caller in
        let isIn = desk.withLock { $0.join(ticket, caller, start: start) }
        if !isIn { caller.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      let (caller, task) = desk.withLock { $0.leave(ticket) }
      task?.cancel()
      caller?.resume(throwing: CancellationError())
    }
  }

  private func start(_ number: Int, after previous: Task<Void, Never>?) -> Task<Void, Never> {
    Task {
      // An abandoned one may still be in a call that does not hear of its end.
      await previous?.value
      do {
        let report = try await round.run { state in
          self.desk.withLock { $0.show(state, by: number) }
        }
        end(number, .idle, .success(report))
      } catch {
        end(number, Self.last(after: error), .failure(error))
      }
    }
  }

  private func end(_ number: Int, _ state: SyncState, _ result: Result<SyncReport, any Error>) {
    for caller in desk.withLock({ $0.end(number, state) }) { caller.resume(with: result) }
  }

  private static func last(after error: any Error) -> SyncState {
    if error is CancellationError { return .idle }
    switch error as? SyncError {
    case .offline, .busy: return .offline
    default: return .failed("\(error)")
    }
  }
}
