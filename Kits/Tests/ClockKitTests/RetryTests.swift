import ClockKit
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct RetryTests {
  private enum Trouble: Error { case passing, lasting }

  private let clock = ManualClock()

  /// Fails as often as there are troubles, then answers; counts the tries.
  private final class Service: Sendable {
    let troubles: [Trouble]
    let tries = Mutex(0)
    var count: Int { tries.withLock { $0 } }

    init(_ troubles: Trouble...) { self.troubles = troubles }

    func answer() throws -> String {
      let tried = tries.withLock { tries in
        tries += 1
        return tries
      }
      if tried <= troubles.count { throw troubles[tried - 1] }
      return "answer \(tried)"
    }
  }

  private func retrying(_ service: Service, timeout: Duration? = nil) async throws -> String {
    try await retry(
      delays: [.seconds(1), .seconds(2), .seconds(4)], timeout: timeout, clock: clock,
      isTransient: { $0 as? Trouble == .passing }, { try service.answer() })
  }

  @Test func `an answer at once needs no pause`() async throws {
    let service = Service()
    #expect(try await retrying(service) == "answer 1")
    #expect(clock.now.offset == .zero)
  }

  @Test func `the pauses are exactly those that were given`() async throws {
    let service = Service(.passing, .passing, .passing)
    async let answer = retrying(service)
    for (tries, delay) in [(1, 1), (2, 2), (3, 4)] {
      try await clock.waitUntilSleeping()
      #expect(service.count == tries)
      clock.advance(by: .seconds(delay) - .milliseconds(1))
      #expect(clock.sleeperCount == 1)
      clock.advance(by: .milliseconds(1))
    }
    #expect(try await answer == "answer 4")
    #expect(clock.now.offset == .seconds(7))
  }

  @Test func `after the last pause the trouble is thrown`() async throws {
    let service = Service(.passing, .passing, .passing, .passing, .passing)
    let task = Task { try await retrying(service) }
    for delay in [1, 2, 4] {
      try await clock.waitUntilSleeping()
      clock.advance(by: .seconds(delay))
    }
    await #expect(throws: Trouble.passing) { try await task.value }
    #expect(service.count == 4)
  }

  @Test func `a lasting trouble is thrown at once`() async {
    let service = Service(.lasting)
    await #expect(throws: Trouble.lasting) { try await retrying(service) }
    #expect(service.count == 1)
  }

  @Test func `cancelling during a pause begins no further try`() async throws {
    let service = Service(.passing, .passing)
    let task = Task { try await retrying(service) }
    try await clock.waitUntilSleeping()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(service.count == 1)
  }

  @Test func `a cancelled try is not tried again`() async throws {
    let tries = Mutex(0)
    let task = Task {
      try await retry(delays: [.seconds(1)], clock: clock, isTransient: { _ in true }) {
        tries.withLock { $0 += 1 }
        do { try await clock.sleep(for: .seconds(60)) } catch { throw Trouble.passing }
      }
    }
    try await clock.waitUntilSleeping()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(tries.withLock { $0 } == 1)
  }

  @Test func `a try that takes too long is cancelled and tried again`() async throws {
    let isFirst = Mutex(true)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    async let answer = retry(
      delays: [.seconds(1)], timeout: .seconds(20), clock: clock, isTransient: { _ in false }
    ) {
      let hangs = isFirst.withLock { isFirst in
        defer { isFirst = false }
        return isFirst
      }
      defer { end.finish() }
      if hangs { try await clock.sleep(for: .seconds(3600)) }
      return "late"
    }
    try await clock.waitUntilSleeping(2)
    clock.advance(by: .seconds(20))
    for await _ in ends {}
    try await clock.waitUntilSleeping()
    clock.advance(by: .seconds(1))
    #expect(try await answer == "late")
  }

  @Test func `a limit that is kept is not felt`() async throws {
    #expect(try await withTimeout(.seconds(1), clock: clock) { 7 } == 7)
    #expect(clock.sleeperCount == 0)
  }

  @Test func `the longer form is asked with what was thrown and how often`() async throws {
    let service = Service(.passing, .passing)
    let asked = Mutex<[Int]>([])
    async let answer = retry(
      clock: clock,
      pause: { error, retries in
        asked.withLock { $0.append(retries) }
        return error as? Trouble == .passing ? .seconds(10 * (retries + 1)) : nil
      }, { try service.answer() })
    for delay in [10, 20] {
      try await clock.waitUntilSleeping()
      clock.advance(by: .seconds(delay))
    }
    #expect(try await answer == "answer 3")
    #expect(asked.withLock { $0 } == [0, 1])
  }
}
