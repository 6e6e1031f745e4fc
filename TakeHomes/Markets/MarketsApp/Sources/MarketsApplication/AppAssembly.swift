internal import MarketsData
internal import MarketsDomain

/// Puts the app together: the one place that knows every layer.
public struct AppAssembly: Sendable {
  public var provider: MarketsProvider
  /// How long fetched prices are good.
  public var cacheLifetime: Duration
  public var clock: any Clock<Duration>

  public init(
    provider: MarketsProvider, cacheLifetime: Duration = .seconds(60),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.provider = provider
    self.cacheLifetime = cacheLifetime
    self.clock = clock
  }

  /// Tells a container how each part is made.
  public func register(in dependency: Dependency) {
    dependency.register((any FeatureFlagProviderProtocol).self) { FeatureFlagProvider() }
    dependency.register((any MarketsRepositoryProtocol).self) { [self] in
      MarketsRepository(
        providerType: provider.type, cacheLifetime: cacheLifetime, clock: clock,
        makeDataSource: { _ in provider.makeDataSource(clock: clock) })
    }
    dependency.register((any MarketsPriceUseCaseProtocol).self) { dependency in
      MarketsPriceUseCase(
        repository: try dependency.require((any MarketsRepositoryProtocol).self))
    }
    registerHistory(in: dependency)
  }

  /// Starts an app with parts of its own.
  ///
  /// Throws: an error that names the part which is missing.
  public func launch() throws -> LaunchedApp {
    let dependency = Dependency()
    register(in: dependency)
    return try LaunchedApp(dependency: dependency)
  }

  /// The Exchange tells no past, so there nobody stands in for it.
  private func registerHistory(in dependency: Dependency) {
    switch provider {
    case .local:
      dependency.register((any PriceHistoryProviding).self) { dependency in
        LocalPriceHistory(
          repository: try dependency.require((any MarketsRepositoryProtocol).self))
      }
    case .coinGecko(let base, let key, let fetch):
      dependency.register((any PriceHistoryProviding).self) { [clock] in
        CoinGeckoDataSource(base: base, key: key, clock: clock, fetch: fetch)
      }
    case .cryptoCom:
      break
    }
  }
}
