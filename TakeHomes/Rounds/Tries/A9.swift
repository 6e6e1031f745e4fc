import Synchronization
import Testing

@testable import RoundsData

/// Notes how long it is asked to wait, and does not wait.
private final class NotingClock: Clock {
  let now = ContinuousClock.now
  let minimumResolution = Duration.zero
  private let waits = Mutex<[Duration]>([])
  var asked: [Duration] { waits.withLock { $0 } }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    waits.withLock { $0.append(now.duration(to: deadline)) }
  }
}

struct DelayTests {
  /// The test's clock notes how long the mock asked to wait.
  @Test func `a delay is half a second of the clock`() async throws {
    let clock = NotingClock()
    let repository = MockRoundRepository(clock: clock)
    repository.simulateDelay = true
    _ = try await repository.getAllRounds()
    #expect(clock.asked == [.milliseconds(500)])
  }
}
