import Foundation
import Testing

@testable import HeroesData

@Suite struct RetryTests {
  private let endpoint = Endpoint(path: "/characters/")

  private func ask(_ fetch: FakeFetch, _ clock: TestClock, delays: [Duration]? = nil)
    -> Watched<APIResponse>
  {
    let client = URLSessionAPIClient.testing(
      fetch, delays: delays ?? [.seconds(1), .seconds(2)], clock: clock)
    let endpoint = endpoint
    return Watched { try await client.request(endpoint) }
  }

  @Test(arguments: [500, 503, 599])
  func `two failures of the server and an answer are three fetches`(
    status: Int
  ) async throws {
    let clock = TestClock()
    let fetch = FakeFetch(statuses: [status, status, 200])
    let asked = ask(fetch, clock)
    try #require(await clock.waitForSleep(of: .seconds(1)))
    #expect(fetch.count == 1)
    clock.advance(by: .seconds(1))
    try #require(await clock.waitForSleep(of: .seconds(2)))
    #expect(fetch.count == 2)
    clock.advance(by: .seconds(2))
    try #require(await Lab.eventually { asked.isOver })
    #expect(asked.value?.status == 200)
    #expect(fetch.count == 3)
  }

  @Test func `a time-out is tried again`() async throws {
    let clock = TestClock()
    let answer = APIResponse(status: 200, body: Data())
    let fetch = FakeFetch([.failure(APIError.timedOut), .success(answer)])
    let asked = ask(fetch, clock)
    try #require(await clock.waitForSleep(of: .seconds(1)))
    clock.advance(by: .seconds(1))
    try #require(await Lab.eventually { asked.isOver })
    #expect(asked.value == answer)
    #expect(fetch.count == 2)
  }

  @Test(arguments: [200, 400, 401, 404, 420, 429])
  func `any other answer is final`(status: Int) async throws {
    let clock = TestClock()
    let fetch = FakeFetch(statuses: [status])
    let asked = ask(fetch, clock)
    try #require(await Lab.eventually { asked.isOver })
    #expect(asked.value?.status == status)
    #expect(fetch.count == 1)
    #expect(clock.remaining.isEmpty)
  }

  @Test func `when the delays are used up the last failure is thrown`() async throws {
    let clock = TestClock()
    let fetch = FakeFetch(statuses: [503])
    let asked = ask(fetch, clock)
    _ = await clock.waitForSleep(of: .seconds(1))
    clock.advance(by: .seconds(1))
    _ = await clock.waitForSleep(of: .seconds(2))
    clock.advance(by: .seconds(2))
    try #require(await Lab.eventually { asked.isOver })
    #expect(asked.error as? APIError == .status(503))
    #expect(fetch.count == 3)
  }

  @Test func `the delays are those that were given`() async throws {
    let clock = TestClock()
    let fetch = FakeFetch(statuses: [503, 200])
    let asked = ask(fetch, clock, delays: [.seconds(7)])
    try #require(await clock.waitForSleep(of: .seconds(7)))
    clock.advance(by: .seconds(6))
    await Lab.settle()
    #expect(fetch.count == 1)
    clock.advance(by: .seconds(1))
    try #require(await Lab.eventually { asked.isOver })
    #expect(fetch.count == 2)
    let single = FakeFetch(statuses: [503])
    let once = ask(single, clock, delays: [])
    try #require(await Lab.eventually { once.isOver })
    #expect(single.count == 1)
  }

  @Test func `cancelling while it waits ends it without another fetch`() async throws {
    let clock = TestClock()
    let fetch = FakeFetch(statuses: [503])
    let asked = ask(fetch, clock)
    try #require(await clock.waitForSleep(of: .seconds(1)))
    asked.cancel()
    try #require(await Lab.eventually { asked.isOver })
    #expect(asked.error is CancellationError)
    clock.advance(by: .seconds(10))
    await Lab.settle()
    #expect(fetch.count == 1)
  }

  @Test func `answers and errors that differ are not equal`() {
    #expect(
      Lab.tellsApart(
        [
          APIResponse(status: 200, body: Data()), APIResponse(status: 201, body: Data()),
          APIResponse(status: 200, body: Data([1])),
        ]) { $0 == $1 })
    #expect(
      Lab.tellsApart(
        [
          APIError.timedOut, .unreachable, .status(500), .status(503), .refused(code: 100),
          .refused(code: 101), .unreadable, .missingKey,
        ]) { $0 == $1 })
  }
}
