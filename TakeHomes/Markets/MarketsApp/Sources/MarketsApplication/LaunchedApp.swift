public import MarketsDomain
public import MarketsPresentation

/// A running app: its flags and prices are shared by all of its windows.
public struct LaunchedApp: Sendable {
  public let featureFlags: any FeatureFlagProviderProtocol
  public let useCase: any MarketsPriceUseCaseProtocol
  /// Nil where the provider knows no past.
  public let history: (any PriceHistoryProviding)?

  /// Throws: an error that names the part which is missing; nothing is left to fail later.
  public init(dependency: Dependency) throws {
    featureFlags = try dependency.require((any FeatureFlagProviderProtocol).self)
    useCase = try dependency.require((any MarketsPriceUseCaseProtocol).self)
    history = dependency.resolve((any PriceHistoryProviding).self)
  }

  /// A new window: its own place and screens over the same flags and prices.
  @MainActor public func makeCoordinator() -> AppCoordinator {
    AppCoordinator(
      prices: CryptoListCoordinator(
        makeList: { CryptoListViewModel(useCase: useCase, featureFlags: featureFlags) },
        makeDetail: { id in
          DetailViewModel(id: id, useCase: useCase, featureFlags: featureFlags, history: history)
        }),
      settings: SettingsCoordinator(makeSettings: { SettingViewModel(featureFlags: featureFlags) }))
  }
}
