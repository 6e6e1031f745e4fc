import MarketsDomain

public enum NetworkProviderType: String, CaseIterable, Sendable {
  case local, cryptoCom, coinGecko
}

public final class MarketsRepository: MarketsRepositoryProtocol {
  private let usd: PriceCache<USDPrice.Price>
  private let all: PriceCache<AllPrice.Price>

  public init(
    providerType: NetworkProviderType = .local, cacheLifetime: Duration = .seconds(60),
    clock: any Clock<Duration> = ContinuousClock(),
    makeDataSource: @escaping @Sendable (NetworkProviderType) -> any DataSourceProtocol
  ) {
    let source = makeDataSource(providerType)
    let now = elapsed(on: clock)
    usd = PriceCache(lifetime: cacheLifetime, now: now) {
      try await (source.fetchData(forDataType: .usdPrices) as USDPrice).data
    }
    all = PriceCache(lifetime: cacheLifetime, now: now) {
      try await (source.fetchData(forDataType: .allPrices) as AllPrice).data
    }
  }

  public func fetchUSDPrices() async throws -> [USDPrice.Price] { try await usd.value() }
  public func fetchAllPrices() async throws -> [AllPrice.Price] { try await all.value() }
}

private func elapsed(on clock: some Clock<Duration>) -> @Sendable () -> Duration {
  let begin = clock.now
  return { begin.duration(to: clock.now) }
}
