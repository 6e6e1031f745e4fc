import NotesDomain

/// The first caller's own task does the sync; all others wait for the result.
public actor SyncEngine: Syncing {
  private let store: any NoteStore
  private let server: any NotesServer
  private let backoff: Backoff
  private let clock: any Clock<Duration>
  private let jitter: @Sendable () -> Double
  private var shown = SyncState.idle
  private var isUnderWay = false
  private var passengers: [CheckedContinuation<SyncReport, any Error>] = []

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

  public func state() -> SyncState { shown }

  /// No task is made here, so the sync ends when its first caller is cancelled.
  public func sync() async throws -> SyncReport {
    if isUnderWay { return try await withCheckedThrowingContinuation { passengers.append($0) } }
    isUnderWay = true
    shown = .syncing
    do {
      let report = try await trip().travel()
      arrive(.idle, .success(report))
      return report
    } catch {
      arrive(Self.state(after: error), .failure(error))
      throw error
    }
  }

  private func trip() -> Trip {
    let courier = Courier(
      server: server, backoff: backoff, clock: clock, jitter: jitter,
      tell: { await self.show(pause: $0) })
    return Trip(store: store, courier: courier)
  }

  private func show(pause: Duration?) { shown = pause.map { .waiting($0) } ?? .syncing }

  /// All in one turn of the actor, so that nobody joins a trip that has ended.
  private func arrive(_ state: SyncState, _ result: Result<SyncReport, any Error>) {
    shown = state
    isUnderWay = false
    for passenger in passengers { passenger.resume(with: result) }
    passengers = []
  }

  private static func state(after error: any Error) -> SyncState {
    switch error {
    case is CancellationError: .idle
    case SyncError.offline: .offline
    case SyncError.busy: .offline
    default: .failed(String(describing: error))
    }
  }
}
