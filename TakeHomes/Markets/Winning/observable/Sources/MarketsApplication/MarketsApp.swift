import MarketsData
import MarketsDomain
import MarketsPresentation

extension SettingViewModel {
  public convenience init(dependency: Dependency) {
    self.init(featureFlags: dependency.resolved((any FeatureFlagProviderProtocol).self))
  }
}

/// The whole app but for its screens.
@MainActor public final class MarketsApp {
  public let coordinator: AppCoordinator

  public init(dependency: Dependency = .shared) throws {
    try LocalDataSourceProvider().validateResources()
    let flags = FeatureFlagProvider()
    let useCase = MarketsPriceUseCase(
      repository: MarketsRepository { _ in LocalDataSourceProvider() })
    dependency.register((any FeatureFlagProviderProtocol).self) { flags }
    dependency.register((any MarketsPriceUseCaseProtocol).self) { useCase }
    coordinator = AppCoordinator(
      prices: CryptoListCoordinator(
        makeList: { CryptoListViewModel(useCase: useCase, featureFlags: flags) },
        makeDetail: { DetailViewModel(id: $0, useCase: useCase, featureFlags: flags) }),
      settings: SettingsCoordinator { SettingViewModel(dependency: dependency) })
  }
}
