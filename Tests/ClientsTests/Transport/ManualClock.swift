import Synchronization

/// A clock that stands until a test moves it.
final class ManualClock: Clock {
  typealias Instant = SkippingClock.Instant

  private struct State {
    var now = Duration.zero
    var count = 0
    var sleepers: [Int: (deadline: Duration, wake: CheckedContinuation<Void, any Error>)] = [:]
    var watchers: [(deadline: Duration, seen: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  var now: Instant { Instant(offset: state.withLock(\.now)) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock {
      $0.count += 1
      return $0.count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { wake in
        let seen = state.withLock { state -> [CheckedContinuation<Void, Never>]? in
          guard !Task.isCancelled, deadline.offset > state.now else { return nil }
          state.sleepers[id] = (deadline.offset, wake)
          let found = state.watchers.filter { $0.deadline == deadline.offset }.map(\.seen)
          state.watchers.removeAll { $0.deadline == deadline.offset }
          return found
        }
        guard let seen else {
          if Task.isCancelled { wake.resume(throwing: CancellationError()) } else { wake.resume() }
          return
        }
        for watcher in seen { watcher.resume() }
      }
    } onCancel: {
      state.withLock { $0.sleepers.removeValue(forKey: id)?.wake }?
        .resume(throwing: CancellationError())
    }
  }

  /// Returns once somebody sleeps until that time.
  func hasSleeper(until deadline: Duration) async {
    await withCheckedContinuation { seen in
      let isThere = state.withLock { state in
        let isThere = state.sleepers.values.contains { $0.deadline == deadline }
        if !isThere { state.watchers.append((deadline, seen)) }
        return isThere
      }
      if isThere { seen.resume() }
    }
  }

  /// Wakes everybody who sleeps until then or less.
  func advance(to time: Duration) {
    let woken = state.withLock { state in
      state.now = max(state.now, time)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for id in due.keys { state.sleepers[id] = nil }
      return due.values.map(\.wake)
    }
    for sleeper in woken { sleeper.resume() }
  }
}
