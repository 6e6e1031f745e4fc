import NotesDomain

/// Follows one course at a time, and shows where it is.
public actor SyncEngine: Syncing {
  private let means: Means
  private let backoff: Backoff
  private let jitter: @Sendable () -> Double
  private var shown = SyncState.idle
  private var underWay: Task<SyncReport, any Error>?

  public init(
    store: any NoteStore, server: any NotesServer, backoff: Backoff = Backoff(),
    clock: any Clock<Duration> = ContinuousClock(),
    jitter: @escaping @Sendable () -> Double = { .random(in: 0...1) }
  ) {
    means = Means(store: store, server: server, clock: clock)
    self.backoff = backoff
    self.jitter = jitter
  }

  public func state() -> SyncState { shown }

  public func sync() async throws -> SyncReport {
    if let underWay { return try await underWay.value }
    let task = Task { try await follow() }
    underWay = task
    // Others only join: they cannot end what somebody else began.
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  private func follow() async throws -> SyncReport {
    defer { underWay = nil }
    do {
      var course = Course()
      var wish = try next(&course, after: .begun, backoff, jitter: jitter)
      while wish != .end {
        if case .pause(let pause, _) = wish { shown = .waiting(pause) } else { shown = .syncing }
        let fact = try await perform(wish, with: means)
        wish = try next(&course, after: fact, backoff, jitter: jitter)
      }
      shown = .idle
      return course.report
    } catch {
      shown = ending(error)
      throw error
    }
  }
}
