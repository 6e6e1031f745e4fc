import ClockKit
import Testing

/// How to test what waits without waiting: hand a ManualClock in, and move it.
struct ManualClockTests {
  @Test func `what waits continues when the clock is moved`() async throws {
    let clock = ManualClock()
    let waiting = Task {
      try await clock.sleep(for: .milliseconds(300))
      return clock.now.offset
    }
    try await clock.waitUntilSleeping()
    clock.advance(by: .milliseconds(299))
    #expect(clock.sleeperCount == 1)
    clock.advance(by: .milliseconds(1))
    #expect(try await waiting.value == .milliseconds(300))
  }
}
