import Domain
import Foundation
import NIOCore
import Synchronization
import Testing

@testable import Clients

struct RetryTests {
  private static let ok = ServiceAnswer(status: 200, body: [1, 2, 3])
  private static let lost: Result<ServiceAnswer, any Error> = .failure(
    OnlineError.offline(service: "LeetCode"))

  private static func retrying(
    _ script: ScriptedRequests, _ clock: any Clock<Duration>, jitter: Double = 0,
    report: @escaping @Sendable (RequestReport) async -> Void = { _ in }
  ) -> RequestExecuting {
    Retrying(
      inner: script.port, clock: clock, jitter: { jitter },
      now: { Instant(milliseconds: 784_111_777_000) }, report: report
    ).requests
  }

  private static func request(isRepeatable: Bool = true) -> ServiceRequest {
    ServiceRequest(
      service: "LeetCode", address: "https://leetcode.test/graphql", isRepeatable: isRepeatable)
  }

  private static func answer(_ status: Int, _ headers: [ServiceHeader] = []) -> ServiceAnswer {
    ServiceAnswer(status: status, headers: headers)
  }

  @Test(arguments: [0, 1, 2, 3]) func `up to three losses are survived`(losses: Int) async throws {
    let clock = SkippingClock()
    let script = ScriptedRequests(
      Array(repeating: Self.lost, count: losses) + [.success(Self.ok)])
    let answer = try await Self.retrying(script, clock).send(Self.request())
    #expect(answer == Self.ok)
    #expect(script.requests.count == losses + 1)
    #expect(clock.sleeps == Array([.seconds(1), .seconds(2), .seconds(4)].prefix(losses)))
  }

  @Test(arguments: [
    OnlineError.offline(service: "LeetCode"), .timedOut(service: "LeetCode"),
  ]) func `a fourth loss is told as it is`(error: OnlineError) async {
    let clock = SkippingClock()
    let script = ScriptedRequests([.failure(error)])
    await #expect(throws: error) { try await Self.retrying(script, clock).send(Self.request()) }
    #expect(script.requests.count == 4)
    #expect(clock.sleeps == [.seconds(1), .seconds(2), .seconds(4)])
  }

  @Test(arguments: [
    (200, 1), (302, 1), (400, 1), (401, 1), (403, 1), (404, 1), (499, 1), (429, 4), (500, 4),
    (502, 4), (503, 4), (504, 4),
  ]) func `only troubles that pass are tried again`(status: Int, count: Int) async throws {
    let script = ScriptedRequests([.success(Self.answer(status))])
    let answer = try await Self.retrying(script, SkippingClock()).send(Self.request())
    #expect(answer.status == status)
    #expect(script.requests.count == count)
  }

  @Test(arguments: [
    OnlineError.answerTooLong(service: "LeetCode", limitBytes: 4),
    .badAddress("ftp://x"), .unreadable(service: "LeetCode", reason: "no HTTP"),
    .sessionEnded(service: "LeetCode"),
  ]) func `what stays wrong is asked once`(error: OnlineError) async {
    let script = ScriptedRequests([.failure(error)])
    await #expect(throws: error) {
      try await Self.retrying(script, SkippingClock()).send(Self.request())
    }
    #expect(script.requests.count == 1)
  }

  @Test(arguments: [
    Named("lost on the way", (RetryTests.lost, 1)),
    Named("no answer", (.failure(OnlineError.timedOut(service: "LeetCode")), 1)),
    Named(
      "refused before it was sent",
      (
        .failure(
          TransportFailure(
            error: .offline(service: "LeetCode"), isTransient: true, isCertainlyUnsent: true)), 4
      )),
    Named("too soon", (.success(RetryTests.answer(429)), 4)),
    Named("broken there", (.success(RetryTests.answer(503)), 1)),
  ]) func `what must not happen twice is sent again only if it was not taken`(
    end: Named<(Result<ServiceAnswer, any Error>, Int)>
  ) async {
    let script = ScriptedRequests([end.content.0])
    _ = try? await Self.retrying(script, SkippingClock()).send(Self.request(isRepeatable: false))
    #expect(script.requests.count == end.content.1)
  }

  @Test func `chance makes pauses up to a quarter longer`() async throws {
    let clock = SkippingClock()
    let script = ScriptedRequests([.success(Self.answer(500))])
    _ = try await Self.retrying(script, clock, jitter: 1).send(Self.request())
    #expect(clock.sleeps == [.milliseconds(1250), .milliseconds(2500), .seconds(5)])
  }

  @Test(arguments: [
    ("7", [7]), ("0", [1]), ("1", [1]), ("30", [30]), ("31", []), ("86400", []),
    ("Sun, 06 Nov 1994 08:49:42 GMT", [5]), ("Sun, 06 Nov 1994 08:48:00 GMT", [1]),
    ("Mon, 07 Nov 1994 08:49:37 GMT", []), ("soon", [1]), ("-3", [1]), ("", [1]),
  ]) func `a service's own word on the pause holds`(text: String, pauses: [Int]) async throws {
    let clock = SkippingClock()
    let script = ScriptedRequests([
      .success(Self.answer(429, [ServiceHeader("Retry-After", text)])), .success(Self.ok),
    ])
    let answer = try await Self.retrying(script, clock).send(Self.request())
    #expect(clock.sleeps == pauses.map { .seconds($0) })
    #expect(answer.status == (pauses.isEmpty ? 429 : 200))
  }

  @Test func `cancelling ends a pause, and nothing more is sent`() async {
    let clock = ManualClock()
    let script = ScriptedRequests([Self.lost])
    let task = Task { try await Self.retrying(script, clock).send(Self.request()) }
    await clock.hasSleeper(until: .seconds(1))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(script.requests.count == 1)
  }

  @Test func `cancelling ends a request, and nothing more is sent`() async {
    let clock = ManualClock()
    let script = ScriptedRequests { _, _ in
      try await clock.sleep(until: .init(offset: .seconds(99)), tolerance: nil)
      return Self.ok
    }
    let task = Task { try await Self.retrying(script, SkippingClock()).send(Self.request()) }
    await clock.hasSleeper(until: .seconds(99))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(script.requests.count == 1)
  }

  @Test func `a stream is begun again until its head is there`() async throws {
    let clock = SkippingClock()
    let script = ScriptedRequests([
      Self.lost, .success(Self.answer(503)), .success(Self.ok),
    ])
    var pieces: [ServiceAnswer] = []
    for try await piece in Self.retrying(script, clock).stream(Self.request()) {
      pieces.append(piece)
    }
    #expect(pieces.map(\.status) == [200, 200])
    #expect(pieces.flatMap(\.body) == [1, 2, 3])
    #expect(clock.sleeps == [.seconds(1), .seconds(2)])
  }

  @Test func `a stream that breaks off behind its head stays broken`() async {
    let count = Mutex(0)
    let inner = RequestExecuting(
      send: { _ in Self.ok },
      stream: { _ in
        count.withLock { $0 += 1 }
        return AsyncThrowingStream { pieces in
          pieces.yield(ServiceAnswer(status: 200))
          pieces.yield(ServiceAnswer(status: 0, body: [7]))
          pieces.finish(throwing: OnlineError.offline(service: "LeetCode"))
        }
      })
    let requests = Retrying(
      inner: inner, clock: SkippingClock(), jitter: { 0 }, now: { Instant(milliseconds: 0) }
    ).requests
    var bytes: [UInt8] = []
    await #expect(throws: OnlineError.offline(service: "LeetCode")) {
      for try await piece in requests.stream(Self.request()) { bytes += piece.body }
    }
    #expect(bytes == [7])
    #expect(count.withLock { $0 } == 1)
  }

  @Test func `each request is reported on once`() async throws {
    let reports = Mutex([RequestReport]())
    let script = ScriptedRequests([Self.lost, Self.lost, .success(Self.ok)])
    let requests = Self.retrying(script, SkippingClock()) { report in
      reports.withLock { $0.append(report) }
    }
    _ = try await requests.send(Self.request())
    let report = try #require(reports.withLock { $0 }.first)
    #expect(reports.withLock { $0.count } == 1)
    #expect(report.message == "GET leetcode.test/graphql · 200 · 3000 ms · 3 bytes · 2 retries")
    #expect(report.level == .info)
  }

  @Test(arguments: [
    OnlineError.offline(service: "LeetCode"), .timedOut(service: "LeetCode"),
    .answerTooLong(service: "LeetCode", limitBytes: 4),
    .unreadable(service: "LeetCode", reason: "no HTTP"),
  ]) func `of what is kept it is told that it may have arrived, unless it cannot have`(
    error: OnlineError
  ) async {
    var request = Self.request(isRepeatable: false)
    request.isKept = true
    let told = OnlineError.fateUnknown(service: "LeetCode", reason: error.message)
    await #expect(throws: told) {
      try await Self.retrying(ScriptedRequests([.failure(error)]), SkippingClock()).send(request)
    }
    let unsent = TransportFailure(error: error, isTransient: true, isCertainlyUnsent: true)
    await #expect(throws: error) {
      try await Self.retrying(ScriptedRequests([.failure(unsent)]), SkippingClock()).send(request)
    }
  }

  @Test(arguments: [
    OnlineError.badAddress("ftp://x"), .sessionEnded(service: "LeetCode"),
  ]) func `what is kept and cannot be sent is told as it is`(error: OnlineError) async {
    var request = Self.request(isRepeatable: false)
    request.isKept = true
    await #expect(throws: error) {
      try await Self.retrying(ScriptedRequests([.failure(error)]), SkippingClock()).send(request)
    }
  }

  @Test(arguments: [
    (ECONNREFUSED, true), (EADDRNOTAVAIL, true), (ENETUNREACH, false), (EHOSTUNREACH, false),
    (ENETDOWN, false), (ECONNRESET, false), (EPIPE, false), (ETIMEDOUT, false),
  ]) func `only a connection that was never made carried nothing for sure`(
    code: Int32, isUnsent: Bool
  ) {
    let failure = TransportFailure(
      IOError(errnoCode: code, reason: "connect"), of: Self.request(isRepeatable: false))
    #expect(failure.isCertainlyUnsent == isUnsent)
    #expect(failure.error == .offline(service: "LeetCode"))
  }
}
