import MarketsDomain

public enum NetworkProviderType: String, CaseIterable, Sendable {
  case local, cryptoCom, coinGecko
}

/// Prices of one provider, each kind on a shelf of its own.
public final class MarketsRepository: MarketsRepositoryProtocol {
  private let usd: Shelf<[USDPrice.Price]>
  private let all: Shelf<[AllPrice.Price]>

  public init(
    providerType: NetworkProviderType = .local, cacheLifetime: Duration = .seconds(60),
    clock: any Clock<Duration> = ContinuousClock(),
    makeDataSource: @escaping @Sendable (NetworkProviderType) -> any DataSourceProtocol
  ) {
    let source = makeDataSource(providerType)
    let time = Self.time(of: clock)
    usd = Shelf(lifetime: cacheLifetime, time: time) {
      let envelope: USDPrice = try await source.fetchData(forDataType: .usdPrices)
      return envelope.data
    }
    all = Shelf(lifetime: cacheLifetime, time: time) {
      let envelope: AllPrice = try await source.fetchData(forDataType: .allPrices)
      return envelope.data
    }
  }

  public func fetchUSDPrices() async throws -> [USDPrice.Price] { try await usd.take() }
  public func fetchAllPrices() async throws -> [AllPrice.Price] { try await all.take() }

  private static func time<C: Clock<Duration>>(of clock: C) -> @Sendable () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}
