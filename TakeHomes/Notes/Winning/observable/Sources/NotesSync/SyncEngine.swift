public import NotesDomain

/// Has one pass at a time, and no other state.
@NotesActor public final class SyncEngine: Syncing {
  private let kit: Kit
  /// The one under way, or the last one.
  private var pass: Pass?

  nonisolated public init(
    store: any NoteStore, server: any NotesServer, backoff: Backoff = Backoff(),
    clock: any Clock<Duration> = ContinuousClock(),
    jitter: @escaping @Sendable () -> Double = { .random(in: 0...1) }
  ) {
    kit = Kit(store: store, server: server, backoff: backoff, clock: clock, jitter: jitter)
  }

  /// Read from the pass, so it cannot say anything else than what the pass does.
  public func state() -> SyncState {
    switch pass?.stage {
    case nil, .over(.success): .idle
    case .working: .syncing
    case .pausing(let pause): .waiting(pause)
    case .over(.failure(let error)): Self.state(after: error)
    }
  }

  public func sync() async throws -> SyncReport {
    if let pass, pass.result == nil { return try await sight(of: { pass.result }).get() }
    let pass = Pass(kit)
    self.pass = pass
    let task = Task { await pass.run() }
    // Others watch; the one who began it can end it.
    return try await withTaskCancellationHandler {
      try await sight(of: { pass.result }).get()
    } onCancel: {
      task.cancel()
    }
  }

  private static func state(after error: any Error) -> SyncState {
    switch error {
    case is CancellationError: .idle
    case let error as SyncError where error == .offline: .offline
    case SyncError.busy: .offline
    default: .failed("\(error)")
    }
  }
}
