import Synchronization

/// Stands still until a test moves it, and tells those who ask of each sleeper.
final class StepClock: Clock {
  typealias Instant = ContinuousClock.Instant

  private struct Sleeper {
    var end: Instant
    var wake: CheckedContinuation<Void, any Error>
  }

  private struct Hands {
    var now = ContinuousClock.now
    var last = 0
    var sleepers: [Int: Sleeper] = [:]
    var ended: Set<Int> = []
    /// Pauses that nobody has asked for yet, and one who asks.
    var pauses: [Duration?] = []
    var asker: CheckedContinuation<Duration?, Never>?
  }

  private let hands = Mutex(Hands())

  var now: Instant { hands.withLock { $0.now } }
  var minimumResolution: Duration { .zero }

  /// How long the next sleeper wants to sleep; nil where `close` came first.
  func nextPause() async -> Duration? {
    await withCheckedContinuation { asker in
      let pause: Duration?? = hands.withLock { hands in
        if hands.pauses.isEmpty {
          hands.asker = asker
          return nil
        }
        return .some(hands.pauses.removeFirst())
      }
      if let pause { asker.resume(returning: pause) }
    }
  }

  /// There will be no sleeper, so that nobody waits for one in vain.
  func close() { tell(nil) }

  func advance(by step: Duration) {
    let awake = hands.withLock { hands in
      hands.now = hands.now.advanced(by: step)
      let due = hands.sleepers.filter { $0.value.end <= hands.now }
      due.keys.forEach { hands.sleepers[$0] = nil }
      return due.values.map(\.wake)
    }
    awake.forEach { $0.resume() }
  }

  func sleep(until end: Instant, tolerance: Duration?) async throws {
    let (number, pause) = hands.withLock { hands in
      hands.last += 1
      return (hands.last, hands.now.duration(to: end))
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { wake in
        let isEnded = hands.withLock { hands in
          if hands.ended.contains(number) { return true }
          hands.sleepers[number] = Sleeper(end: end, wake: wake)
          return false
        }
        if isEnded { wake.resume(throwing: CancellationError()) } else { tell(pause) }
      }
    } onCancel: {
      let sleeper = hands.withLock { hands in
        hands.ended.insert(number)
        return hands.sleepers.removeValue(forKey: number)
      }
      sleeper?.wake.resume(throwing: CancellationError())
    }
  }

  private func tell(_ pause: Duration?) {
    let asker = hands.withLock { hands in
      let asker = hands.asker
      hands.asker = nil
      if asker == nil { hands.pauses.append(pause) }
      return asker
    }
    asker?.resume(returning: pause)
  }
}
