import Foundation
import Synchronization
import Testing

@testable import HeroesData

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

struct TransientFailureTests {
  /// Failures of the server are tried again after the given delays, and any other answer is final.
  @Test(arguments: [
    ([504, 500, 200], [Duration.seconds(3), .seconds(5)]), ([503, 404], [.seconds(3)]), ([403], []),
  ]) func `the client tries again while the server fails`(
    statuses: [Int], delays: [Duration]
  ) async throws {
    let base = try #require(URL(string: "http://127.0.0.1:9"))
    let clock = NotingClock()
    let left = Mutex(statuses)
    let client = URLSessionAPIClient(
      baseURL: base, apiKey: "k1", retryDelays: [.seconds(3), .seconds(5)], clock: clock
    ) { _ in
      APIResponse(status: left.withLock { $0.isEmpty ? 0 : $0.removeFirst() }, body: Data())
    }
    let answer = try await client.request(Endpoint(path: "/characters/"))
    #expect(answer.status == statuses.last)
    #expect(clock.asked == delays)
  }
}
