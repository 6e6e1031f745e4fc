import MarketsData
import MarketsDomain
import MarketsPresentation

@MainActor public enum MarketsApp {
  /// Looks at the bundled files, then makes everything.
  public static func start(in dependency: Dependency = .shared) throws -> AppCoordinator {
    try LocalDataSourceProvider().validateResources()
    let flags = FeatureFlagProvider()
    let repository = MarketsRepository { _ in LocalDataSourceProvider() }
    let useCase = MarketsPriceUseCase(repository: repository)
    dependency.register((any FeatureFlagProviderProtocol).self) { flags }
    dependency.register((any MarketsRepositoryProtocol).self) { repository }
    let app = AppCoordinator(
      prices: CryptoListCoordinator(
        makeList: { CryptoListViewModel(useCase: useCase, featureFlags: flags) },
        makeDetail: { DetailViewModel(id: $0, useCase: useCase, featureFlags: flags) }),
      settings: SettingsCoordinator { SettingViewModel(dependency: dependency) })
    app.start()
    return app
  }
}
