import Synchronization

/// A clock that stands still until a test moves it; yours to change.
final class ManualClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset = Duration.zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let wake: CheckedContinuation<Void, any Error>
  }
  private struct State {
    var now = Instant()
    var tickets = 0
    var sleepers: [Int: Sleeper] = [:]
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .zero }
  /// How many tasks sleep on it.
  var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Moves the time on and wakes those whose time has come.
  func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for ticket in due.keys { state.sleepers[ticket] = nil }
      return due.values.sorted { $0.deadline < $1.deadline }
    }
    for sleeper in due { sleeper.wake.resume() }
  }

  /// Lets others run until that many tasks sleep on it.
  func waitUntilSleeping(_ count: Int = 1) async throws {
    while sleeperCount < count {
      try Task.checkCancellation()
      await Task.yield()
    }
  }

  func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let ticket = state.withLock { state in
      state.tickets += 1
      return state.tickets
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (wake: CheckedContinuation<Void, any Error>) in
        let sleeps = state.withLock { state in
          guard !Task.isCancelled, deadline > state.now else { return false }
          state.sleepers[ticket] = Sleeper(deadline: deadline, wake: wake)
          return true
        }
        guard !sleeps else { return }
        if Task.isCancelled { wake.resume(throwing: CancellationError()) } else { wake.resume() }
      }
    } onCancel: {
      let sleeper = state.withLock { $0.sleepers.removeValue(forKey: ticket) }
      sleeper?.wake.resume(throwing: CancellationError())
    }
  }
}
