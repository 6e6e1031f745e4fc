import Foundation
import Synchronization
import Testing

@testable import MarketsData
@testable import MarketsDomain

/// A clock that is moved by hand.
private final class HandClock: Clock {
  let minimumResolution = Duration.zero
  private let time = Mutex(ContinuousClock.now)
  var now: ContinuousClock.Instant { time.withLock { $0 } }

  func advance(by duration: Duration) { time.withLock { $0 += duration } }
  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}
}

/// Answers once, and then has no network.
private final class FirstOnly: DataSourceProtocol {
  private struct NoNetwork: Error {}
  private let asked = Mutex(0)

  func fetchData<T: Decodable>(forDataType resource: DataSourceResource) async throws -> T {
    let count = asked.withLock { count in
      count += 1
      return count
    }
    guard count == 1 else { throw NoNetwork() }
    let json = #"{"data":[{"id":1,"name":"Bitcoin","usd":1.5,"tags":[]}]}"#
    return try JSONDecoder().decode(T.self, from: Data(json.utf8))
  }
}

struct OldPricesTests {
  /// Prices that are too old are better than none while the network is away.
  @Test func `old prices are given out although the renewal fails`() async throws {
    let (clock, source) = (HandClock(), FirstOnly())
    let repository = MarketsRepository(cacheLifetime: .seconds(60), clock: clock) { _ in source }
    #expect(try await repository.fetchUSDPrices().map(\.name) == ["Bitcoin"])
    clock.advance(by: .seconds(61))
    #expect(try await repository.fetchUSDPrices().map(\.name) == ["Bitcoin"])
  }
}
