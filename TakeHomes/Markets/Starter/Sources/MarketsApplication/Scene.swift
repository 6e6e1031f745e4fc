import MarketsData
import MarketsDomain
import MarketsPresentation

extension SettingViewModel {
  public convenience init(dependency: Dependency) {
    self.init(featureFlags: dependency.resolve(FeatureFlagProviderProtocol.self)!)
  }
}

@MainActor public final class Scene {
  public private(set) var pages: [Any] = []

  public init() {}

  public func willConnect() {
    let dependency = Dependency.shared
    dependency.register(FeatureFlagProviderProtocol.self) { FeatureFlagProvider() }
    dependency.register(MarketsRepositoryProtocol.self) {
      MarketsRepository(makeDataSource: { _ in LocalDataSourceProvider() })
    }
    dependency.register(USDPriceUseCase.self) {
      USDPriceUseCase(repository: Dependency.shared.resolve(MarketsRepositoryProtocol.self)!)
    }
    dependency.register(AllPriceUseCase.self) {
      AllPriceUseCase(repository: Dependency.shared.resolve(MarketsRepositoryProtocol.self)!)
    }

    let useCase = MarketsPriceUseCase(
      repository: dependency.resolve(MarketsRepositoryProtocol.self)!)
    let list = CryptoListViewModel(
      useCase: useCase, featureFlags: dependency.resolve(FeatureFlagProviderProtocol.self)!)
    let detail = DetailViewModel(
      id: 1, useCase: useCase,
      featureFlags: dependency.resolve(FeatureFlagProviderProtocol.self)!)
    let settings = SettingViewModel(dependency: dependency)
    pages = [list, detail, settings]
  }
}
