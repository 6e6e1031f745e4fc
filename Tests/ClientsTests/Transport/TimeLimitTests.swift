import Domain
import Synchronization
import Testing

@testable import Clients

struct TimeLimitTests {
  private static let request = ServiceRequest(
    service: "LeetCode", address: "https://leetcode.test/")
  private static let late = OnlineError.timedOut(service: "LeetCode")

  /// A service that never answers, and says when it was cancelled.
  private static func hung(_ wasCancelled: Flag) -> RequestExecuting {
    RequestExecuting { _ in
      await withTaskCancellationHandler {
        await withCheckedContinuation { wasCancelled.wait($0) }
      } onCancel: {
        wasCancelled.raise()
      }
      throw CancellationError()
    }
  }

  @Test func `a hung service is given up after 20 seconds`() async throws {
    let clock = ManualClock()
    let flag = Flag()
    let requests = Self.hung(flag).limited(to: .seconds(20), clock: clock)
    let task = Task { try await requests.send(Self.request) }
    await clock.hasSleeper(until: .seconds(20))
    #expect(!flag.isRaised)
    clock.advance(to: .seconds(20))
    let failure = await #expect(throws: TransportFailure.self) { try await task.value }
    #expect(failure?.error == Self.late)
    #expect(failure?.isTransient == true)
    #expect(failure?.isCertainlyUnsent == false)
    #expect(flag.isRaised)
  }

  @Test func `a hung service is asked four times`() async throws {
    let clock = ManualClock()
    let asked = Mutex(0)
    let inner = RequestExecuting { request in
      asked.withLock { $0 += 1 }
      return try await Self.hung(Flag()).send(request)
    }
    let requests = Retrying(
      inner: inner.limited(to: .seconds(20), clock: clock), clock: SkippingClock(),
      jitter: { 0 }, now: { Instant(milliseconds: 0) }
    ).requests
    let task = Task { try await requests.send(Self.request) }
    for attempt in 1...4 {
      await clock.hasSleeper(until: .seconds(attempt * 20))
      clock.advance(to: .seconds(attempt * 20))
    }
    await #expect(throws: Self.late) { try await task.value }
    #expect(asked.withLock { $0 } == 4)
  }

  @Test func `an answer in time is an answer`() async throws {
    let requests = RequestExecuting { _ in ServiceAnswer(status: 204) }
      .limited(to: .seconds(20), clock: ManualClock())
    #expect(try await requests.send(Self.request).status == 204)
  }

  @Test func `cancelling ends the wait for an answer`() async {
    let clock = ManualClock()
    let requests = Self.hung(Flag()).limited(to: .seconds(20), clock: clock)
    let task = Task { try await requests.send(Self.request) }
    await clock.hasSleeper(until: .seconds(20))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a stream may be silent for 20 seconds before its head`() async {
    let clock = ManualClock()
    let (source, pieces) = AsyncThrowingStream<ServiceAnswer, any Error>.makeStream()
    let task = Self.collecting(source, clock)
    await clock.hasSleeper(until: .seconds(20))
    clock.advance(to: .seconds(20))
    let failure = await #expect(throws: TransportFailure.self) { try await task.value }
    #expect(failure?.error == Self.late)
    pieces.finish()
  }

  @Test func `a stream may take longer than 20 seconds, but not between two pieces`() async {
    let clock = ManualClock()
    let (source, pieces) = AsyncThrowingStream<ServiceAnswer, any Error>.makeStream()
    let arrived = Flag()
    let task = Self.collecting(source, clock) { if $0.body == [1] { arrived.raise() } }
    await clock.hasSleeper(until: .seconds(20))
    clock.advance(to: .seconds(15))
    pieces.yield(ServiceAnswer(status: 200))
    pieces.yield(ServiceAnswer(status: 0, body: [1]))
    await arrived.raised()
    clock.advance(to: .seconds(20))
    // It woke, saw the piece of second 15, and waits for what is left.
    await clock.hasSleeper(until: .seconds(35))
    clock.advance(to: .seconds(35))
    let failure = await #expect(throws: TransportFailure.self) { try await task.value }
    #expect(failure?.error == Self.late)
    pieces.finish()
  }

  @Test func `a stream that ends in time is whole`() async throws {
    let requests = RequestExecuting { _ in ServiceAnswer(status: 200, body: [1, 2]) }
      .limited(to: .seconds(20), clock: ManualClock())
    var bytes: [UInt8] = []
    for try await piece in requests.stream(Self.request) { bytes += piece.body }
    #expect(bytes == [1, 2])
  }

  private static func collecting(
    _ source: AsyncThrowingStream<ServiceAnswer, any Error>, _ clock: ManualClock,
    seen: @escaping @Sendable (ServiceAnswer) -> Void = { _ in }
  ) -> Task<Void, any Error> {
    let inner = RequestExecuting(
      send: { _ in throw late }, stream: { _ in source })
    return Task {
      for try await piece in inner.limited(to: .seconds(20), clock: clock).stream(request) {
        seen(piece)
      }
    }
  }
}
