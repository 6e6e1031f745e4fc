import MarketsData
import MarketsDomain
import MarketsPresentation

extension Dependency {
  /// Stops the app where something was forgotten.
  func require<T: Sendable>(_ type: T.Type, file: StaticString = #fileID, line: UInt = #line) -> T {
    guard let instance = resolve(type) else {
      preconditionFailure("\(type) is not registered.", file: file, line: line)
    }
    return instance
  }
}

extension SettingViewModel {
  public convenience init(dependency: Dependency) {
    self.init(featureFlags: dependency.require((any FeatureFlagProviderProtocol).self))
  }
}

@MainActor public final class Scene {
  public let coordinator: AppCoordinator

  public init(dependency: Dependency = .shared) {
    dependency.register((any FeatureFlagProviderProtocol).self) { FeatureFlagProvider() }
    dependency.register((any DataSourceProtocol).self) { LocalDataSourceProvider() }
    dependency.register((any MarketsRepositoryProtocol).self) { [unowned dependency] in
      let source = dependency.require((any DataSourceProtocol).self)
      return MarketsRepository(makeDataSource: { _ in source })
    }
    let useCase = MarketsPriceUseCase(
      repository: dependency.require((any MarketsRepositoryProtocol).self))
    let flags = dependency.require((any FeatureFlagProviderProtocol).self)
    coordinator = AppCoordinator(
      prices: CryptoListCoordinator(
        makeList: { CryptoListViewModel(useCase: useCase, featureFlags: flags) },
        makeDetail: { DetailViewModel(id: $0, useCase: useCase, featureFlags: flags) }),
      settings: SettingsCoordinator(makeSettings: { SettingViewModel(dependency: dependency) }))
  }

  public func willConnect() throws {
    try LocalDataSourceProvider().validateResources()
    coordinator.start()
  }
}
