import MarketsData
import MarketsDomain
import MarketsPresentation

/// Checks the bundled prices and puts the app together.
@MainActor public func launchMarkets(with dependency: Dependency = .shared) throws -> AppCoordinator
{
  let source = LocalDataSourceProvider()
  try source.validateResources()
  let flags = FeatureFlagProvider()
  let useCase = MarketsPriceUseCase(repository: MarketsRepository { _ in source })
  dependency.register((any FeatureFlagProviderProtocol).self) { flags }
  dependency.register((any MarketsPriceUseCaseProtocol).self) { useCase }
  return AppCoordinator(
    prices: CryptoListCoordinator(
      makeList: { CryptoListViewModel(useCase: useCase, featureFlags: flags) },
      makeDetail: { DetailViewModel(id: $0, useCase: useCase, featureFlags: flags) }),
    settings: SettingsCoordinator { SettingViewModel(dependency: dependency) })
}
