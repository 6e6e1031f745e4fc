import ClockKit
import Foundation
import HeroesData
import HeroesDomain
import Testing

struct RetryTests {
  private func client(
    _ wire: Wire, clock: any Clock<Duration> = RestlessClock(),
    delays: [Duration] = [.seconds(1), .seconds(2)]
  ) throws -> URLSessionAPIClient {
    URLSessionAPIClient(
      baseURL: try .sample("https://comics.example/api"), apiKey: "s3cr3t", retryDelays: delays,
      clock: clock, fetch: wire.fetch)
  }

  @Test func `503, 503, 200 is an answer after three requests`() async throws {
    let wire = Wire(.status(503, ""), .status(503, ""), .ok("fine"))
    let answer = try await client(wire).request(Endpoint(path: "/characters/"))
    #expect(answer == APIResponse(status: 200, body: Data("fine".utf8)))
    #expect(wire.requests.count == 3)
    #expect(Set(wire.requests).count == 1)
  }

  @Test(arguments: [200, 304, 400, 401, 404, 420, 429, 499])
  func `a status below 500 is final`(status: Int) async throws {
    let wire = Wire(.status(status, "said once"))
    let answer = try await client(wire).request(Endpoint(path: "/"))
    #expect(answer.status == status)
    #expect(answer.body == Data("said once".utf8))
    #expect(wire.requests.count == 1)
  }

  @Test(arguments: [500, 502, 503, 599])
  func `a server that stays in trouble is asked three times`(status: Int) async throws {
    let wire = Wire(.status(status, ""))
    await #expect(throws: APIError.status(status)) {
      try await client(wire).request(Endpoint(path: "/"))
    }
    #expect(wire.requests.count == 3)
  }

  @Test func `a time-out is tried again`() async throws {
    let wire = Wire(.failure(APIError.timedOut), .ok(""))
    #expect(try await client(wire).request(Endpoint(path: "/")).status == 200)
    #expect(wire.requests.count == 2)
  }

  @Test func `a transport that fails otherwise is not asked again`() async throws {
    struct Refused: Error {}
    let wire = Wire(.failure(Refused()))
    await #expect(throws: APIError.unreachable) {
      try await client(wire).request(Endpoint(path: "/"))
    }
    #expect(wire.requests.count == 1)
  }

  @Test func `the pauses are those it was given`() async throws {
    let wire = Wire(.status(503, ""))
    let clock = ManualClock()
    let client = try client(wire, clock: clock, delays: [.seconds(1), .seconds(4)])
    let answer = Task { try await client.request(Endpoint(path: "/")) }
    // Awaited by polls with a bound, so that a pause that never comes fails instead of hanging.
    for (pause, requests) in [(1, 1), (4, 2)] {
      await until { clock.sleeperCount == 1 }
      #expect(wire.requests.count == requests)
      clock.advance(by: .milliseconds(pause * 1_000 - 1))
      #expect(clock.sleeperCount == 1)
      clock.advance(by: .milliseconds(1))
    }
    await #expect(throws: APIError.status(503)) { try await answer.value }
    #expect(wire.requests.count == 3)
  }

  @Test func `cancelling in a pause ends it without another request`() async throws {
    let wire = Wire(.status(503, ""))
    let clock = ManualClock()
    let client = try client(wire, clock: clock)
    let request = Task { try await client.request(Endpoint(path: "/")) }
    await until { clock.sleeperCount == 1 }
    request.cancel()
    await #expect(throws: CancellationError.self) { try await request.value }
    #expect(wire.requests.count == 1)
  }

  @Test func `a transport's own word for cancelled is cancellation`() async throws {
    struct Interrupted: Error {}
    let gate = Gate()
    let client = URLSessionAPIClient(
      baseURL: try .sample("https://comics.example/api"), apiKey: "s3cr3t", clock: RestlessClock()
    ) { _ in
      await gate.passDeaf()
      throw Interrupted()
    }
    let request = Task { try await client.request(Endpoint(path: "/")) }
    await until { gate.arrivals == 1 }
    request.cancel()
    gate.open()
    await #expect(throws: CancellationError.self) { try await request.value }
  }
}
