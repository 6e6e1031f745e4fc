import ClockKit
import Hammer
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct ManualClockTests {
  @Test func `it stands still until it is moved`() {
    let clock = ManualClock()
    let start = clock.now
    #expect(clock.now == start)
    clock.advance(by: .milliseconds(1500))
    #expect(start.duration(to: clock.now) == .milliseconds(1500))
    #expect(start.advanced(by: .seconds(1)) < clock.now)
  }

  @Test func `a sleeper wakes when its time has come and not before`() async throws {
    let clock = ManualClock()
    let awake = Mutex(false)
    async let sleeping: Void = {
      try await clock.sleep(for: .seconds(10))
      awake.withLock { $0 = true }
    }()
    try await clock.waitUntilSleeping()
    clock.advance(by: .seconds(9))
    #expect(clock.sleeperCount == 1)
    #expect(!awake.withLock { $0 })
    clock.advance(by: .seconds(1))
    try await sleeping
    #expect(clock.sleeperCount == 0)
  }

  @Test func `a deadline that has passed is no sleep`() async throws {
    let clock = ManualClock()
    try await clock.sleep(until: clock.now)
    let start = clock.now
    clock.advance(by: .seconds(1))
    try await clock.sleep(until: start)
  }

  @Test func `one waits until as many sleep as were asked for`() async throws {
    let clock = ManualClock()
    try await withThrowingTaskGroup { group in
      for second in 1...3 { group.addTask { try await clock.sleep(for: .seconds(second)) } }
      try await clock.waitUntilSleeping(3)
      #expect(clock.sleeperCount == 3)
      clock.advance(by: .seconds(2))
      #expect(clock.sleeperCount == 1)
      clock.advance(by: .seconds(1))
      try await group.waitForAll()
    }
  }

  @Test(arguments: [false, true]) func `a cancelled sleeper ends at once`(early: Bool) async throws
  {
    let clock = ManualClock()
    await withTaskGroup(of: Void.self) { group in
      if early { group.cancelAll() }
      group.addTask {
        await #expect(throws: CancellationError.self) { try await clock.sleep(for: .seconds(1)) }
      }
      if !early {
        await #expect(throws: Never.self) { try await clock.waitUntilSleeping() }
        group.cancelAll()
      }
    }
    #expect(clock.sleeperCount == 0)
  }

  @Test func `who waits for sleepers can be cancelled`() async {
    let clock = ManualClock()
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        await #expect(throws: CancellationError.self) { try await clock.waitUntilSleeping(1) }
      }
      group.cancelAll()
    }
  }

  /// Proved by hand: with `sleepers[id]` read instead of removed in `onCancel`, a continuation is
  /// resumed twice and the process dies; without the lock ThreadSanitizer reports the dictionary.
  @Test func `waking and cancelling at the same moment resumes each sleeper once`() async throws {
    let rounds = 500
    let clocks = (0..<rounds).map { _ in ManualClock() }
    let tasks = clocks.map { clock in Task { try await clock.sleep(for: .seconds(1)) } }
    for clock in clocks { try await clock.waitUntilSleeping() }
    hammer { thread in
      for (clock, task) in zip(clocks, tasks) {
        if thread == 0 { clock.advance(by: .seconds(1)) } else { task.cancel() }
      }
    }
    for task in tasks { _ = await task.result }
    #expect(clocks.allSatisfy { $0.sleeperCount == 0 })
  }
}
