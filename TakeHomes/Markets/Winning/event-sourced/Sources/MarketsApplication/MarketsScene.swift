import MarketsData
import MarketsDomain
import MarketsPresentation

extension SettingViewModel {
  public convenience init(dependency: Dependency) {
    self.init(featureFlags: dependency.need((any FeatureFlagProviderProtocol).self))
  }
}

extension Dependency {
  func need<T: Sendable>(_ type: T.Type) -> T {
    guard let thing = resolve(type) else { fatalError("Nothing is registered for \(type).") }
    return thing
  }

  func registerMarkets() {
    register((any FeatureFlagProviderProtocol).self) { FeatureFlagProvider() }
    register((any MarketsRepositoryProtocol).self) {
      MarketsRepository { _ in LocalDataSourceProvider() }
    }
    register((any MarketsPriceUseCaseProtocol).self) { [unowned self] in
      MarketsPriceUseCase(repository: need((any MarketsRepositoryProtocol).self))
    }
  }
}

/// Puts everything together.
@MainActor public final class MarketsScene {
  public let app: AppCoordinator

  public init(dependency: Dependency = .shared) throws {
    try LocalDataSourceProvider().validateResources()
    dependency.registerMarkets()
    let flags = dependency.need((any FeatureFlagProviderProtocol).self)
    let prices = dependency.need((any MarketsPriceUseCaseProtocol).self)
    app = AppCoordinator(
      prices: CryptoListCoordinator(
        makeList: { CryptoListViewModel(useCase: prices, featureFlags: flags) },
        makeDetail: { DetailViewModel(id: $0, useCase: prices, featureFlags: flags) }),
      settings: SettingsCoordinator { SettingViewModel(dependency: dependency) })
  }
}
