import Foundation

/// A clock that stands still until the test moves it.
final class TestClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  /// Somebody was expected to sleep and did not: a solution may do without.
  private static let isMissed = Box(false)

  private typealias Wake = CheckedContinuation<Void, any Error>

  private let lock = NSLock()
  private var time = Instant(offset: .zero)
  private var ticket = 0
  private var sleepers: [Int: (deadline: Instant, wake: Wake)] = [:]
  private var gone: Set<Int> = []

  var now: Instant { lock.withLock { time } }

  var minimumResolution: Duration { .zero }

  /// For how long everybody who sleeps still sleeps, shortest first.
  var remaining: [Duration] {
    lock.withLock { sleepers.values.map { time.duration(to: $0.deadline) }.sorted() }
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = lock.withLock {
      ticket += 1
      return ticket
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (wake: Wake) in
        let ready: Result<Void, any Error>? = lock.withLock {
          if gone.remove(number) != nil { return .failure(CancellationError()) }
          if deadline <= time { return .success(()) }
          sleepers[number] = (deadline, wake)
          return nil
        }
        if let ready { wake.resume(with: ready) }
      }
    } onCancel: {
      let wake: Wake? = lock.withLock {
        guard let sleeper = sleepers.removeValue(forKey: number) else {
          gone.insert(number)
          return nil
        }
        return sleeper.wake
      }
      wake?.resume(throwing: CancellationError())
    }
  }

  func advance(by duration: Duration) {
    let due = lock.withLock {
      time = time.advanced(by: duration)
      let due = sleepers.filter { $0.value.deadline <= time }
      for number in due.keys { sleepers[number] = nil }
      return due.sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }
    }
    for sleeper in due { sleeper.value.wake.resume() }
  }

  /// Whether somebody begins to sleep that long soon.
  @discardableResult
  func waitForSleep(
    of duration: Duration, isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    let isMet = await Lab.holds(within: Self.isMissed.value ? 0.1 : 0.7) {
      remaining.contains(duration)
    }
    if !isMet { Self.isMissed.set(true) }
    return isMet
  }
}
