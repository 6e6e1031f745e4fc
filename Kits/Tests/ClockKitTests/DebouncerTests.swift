import ClockKit
import Testing

@Suite(.timeLimit(.minutes(5))) struct DebouncerTests {
  private let clock = ManualClock()

  @Test func `of quick calls only the last goes on, when it was quiet long enough`() async throws {
    let debouncer = Debouncer(for: .milliseconds(300), clock: clock)
    async let first = debouncer.settles()
    try await clock.waitUntilSleeping(1)
    clock.advance(by: .milliseconds(100))
    async let second = debouncer.settles()
    try await clock.waitUntilSleeping(2)
    clock.advance(by: .milliseconds(100))
    async let third = debouncer.settles()
    try await clock.waitUntilSleeping(3)
    clock.advance(by: .milliseconds(200))
    #expect(await (first, second) == (false, false))
    #expect(clock.sleeperCount == 1)
    clock.advance(by: .milliseconds(100))
    #expect(await third)
  }

  @Test func `calls that are far apart all go on`() async throws {
    let debouncer = Debouncer(for: .milliseconds(300), clock: clock)
    for _ in 0..<2 {
      async let settled = debouncer.settles()
      try await clock.waitUntilSleeping()
      clock.advance(by: .milliseconds(300))
      #expect(await settled)
    }
  }

  @Test func `a cancelled call does not go on, and at once`() async throws {
    let debouncer = Debouncer(for: .milliseconds(300), clock: clock)
    let task = Task { await debouncer.settles() }
    try await clock.waitUntilSleeping()
    task.cancel()
    #expect(await !task.value)
  }

  @Test func `a call that was cancelled before it began does not outdo another`() async throws {
    let debouncer = Debouncer(for: .milliseconds(300), clock: clock)
    async let waiting = debouncer.settles()
    try await clock.waitUntilSleeping()
    let cancelled = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await debouncer.settles()
    }
    #expect(await !cancelled.value)
    clock.advance(by: .milliseconds(300))
    #expect(await waiting)
  }
}
