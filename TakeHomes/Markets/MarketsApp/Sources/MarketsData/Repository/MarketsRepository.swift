internal import Foundation
internal import LoadKit
public import MarketsDomain

/// Prices from whichever source was chosen, kept for a while.
///
/// What is older than its lifetime is given out once more, while one new fetch runs behind.
public final class MarketsRepository: MarketsRepositoryProtocol {
  private let usdPrices: Loader<DataSourceResource, [USDPrice.Price]>
  private let allPrices: Loader<DataSourceResource, [AllPrice.Price]>

  public init(
    providerType: NetworkProviderType = .local, cacheLifetime: Duration = .seconds(60),
    clock: any Clock<Duration> = ContinuousClock(),
    makeDataSource: @escaping @Sendable (NetworkProviderType) -> any DataSourceProtocol
  ) {
    let source = makeDataSource(providerType)
    let now = Self.dates(of: clock)
    usdPrices = Loader(.kept(for: cacheLifetime), now: now) { resource in
      let answer: USDPrice = try await source.fetchData(forDataType: resource)
      return answer.data
    }
    allPrices = Loader(.kept(for: cacheLifetime), now: now) { resource in
      let answer: AllPrice = try await source.fetchData(forDataType: resource)
      return answer.data
    }
  }

  public func fetchUSDPrices() async throws -> [USDPrice.Price] {
    try await usdPrices.value(for: .usdPrices)
  }

  public func fetchAllPrices() async throws -> [AllPrice.Price] {
    try await allPrices.value(for: .allPrices)
  }

  /// Only differences count, so the clock's beginning may be any date.
  private static func dates(of clock: some Clock<Duration>) -> @Sendable () -> Date {
    let start = clock.now
    return {
      Date(timeIntervalSinceReferenceDate: start.duration(to: clock.now) / .seconds(1))
    }
  }
}

extension CachePolicy {
  /// An old price beats an empty screen, however old it is.
  fileprivate static func kept(for lifetime: Duration) -> CachePolicy {
    CachePolicy(timeToLive: lifetime, staleFor: .seconds(100 * 365 * 86_400))
  }
}
