import MarketsDomain

public enum NetworkProviderType: String, CaseIterable, Sendable { case local, cryptoCom, coinGecko }

public final class MarketsRepository: MarketsRepositoryProtocol {
  private let dollars: PriceShelf<USDPrice.Price>
  private let both: PriceShelf<AllPrice.Price>

  public init(
    providerType: NetworkProviderType = .local, cacheLifetime: Duration = .seconds(60),
    clock: any Clock<Duration> = ContinuousClock(),
    makeDataSource: @escaping @Sendable (NetworkProviderType) -> any DataSourceProtocol
  ) {
    let source = makeDataSource(providerType)
    let time = stopwatch(on: clock)
    dollars = PriceShelf(lifetime: cacheLifetime, time: time) {
      let answer: USDPrice = try await source.fetchData(forDataType: .usdPrices)
      return answer.data
    }
    both = PriceShelf(lifetime: cacheLifetime, time: time) {
      let answer: AllPrice = try await source.fetchData(forDataType: .allPrices)
      return answer.data
    }
  }

  public func fetchUSDPrices() async throws -> [USDPrice.Price] { try await dollars.take() }

  public func fetchAllPrices() async throws -> [AllPrice.Price] { try await both.take() }
}

/// The time since now.
private func stopwatch<C: Clock>(on clock: C) -> @Sendable () -> Duration
where C.Duration == Duration {
  let start = clock.now
  return { start.duration(to: clock.now) }
}
