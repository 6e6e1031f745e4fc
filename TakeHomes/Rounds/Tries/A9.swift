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

/// Waits until it is cancelled.
private struct StoppedClock: Clock {
  let now = ContinuousClock.now
  let minimumResolution = Duration.zero

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    while !Task.isCancelled { await Task.yield() }
    throw CancellationError()
  }
}

struct DelayTests {
  /// The test's clock stands still, so only being cancelled ends the wait.
  @Test func `a load that is cancelled gives nothing`() async {
    let repository = MockRoundRepository(clock: StoppedClock())
    repository.simulateDelay = true
    let load = Task { try await repository.getAllRounds() }
    load.cancel()
    await #expect(throws: CancellationError.self) { try await load.value }
  }

  /// The test's clock notes how long the mock asked to wait.
  @Test func `a delay is half a second of the clock`() async throws {
    let clock = NotingClock()
    let repository = MockRoundRepository(clock: clock)
    repository.simulateDelay = true
    _ = try await repository.getAllRounds()
    #expect(clock.asked == [.milliseconds(500)])
  }
}
