import MarketsDomain

public enum NetworkProviderType: String, CaseIterable, Sendable {
  case local, cryptoCom, coinGecko
}

public final class MarketsRepository: MarketsRepositoryProtocol {
  private let makeDataSource: @Sendable (NetworkProviderType) -> any DataSourceProtocol

  // TODO: the provider type, the lifetime and the clock are not used.
  public init(
    providerType: NetworkProviderType = .local, cacheLifetime: Duration = .seconds(60),
    clock: any Clock<Duration> = ContinuousClock(),
    makeDataSource: @escaping @Sendable (NetworkProviderType) -> any DataSourceProtocol
  ) {
    self.makeDataSource = makeDataSource
  }

  public func fetchUSDPrices() async throws -> [USDPrice.Price] {
    let prices: USDPrice? = try? await makeDataSource(.local).fetchData(forDataType: .usdPrices)
    return prices?.data ?? []
  }

  public func fetchAllPrices() async throws -> [AllPrice.Price] {
    let prices: AllPrice? = try? await makeDataSource(.local).fetchData(forDataType: .allPrices)
    return prices?.data ?? []
  }
}
