public enum Route: Hashable, Sendable {
  case list
  case detail(id: Int)
  case settings

  // TODO: links
  public var path: String { return "/" }

  public init?(path: String) {
    return nil
  }
}

// TODO: the scene builds every page itself; these only have their names.

@MainActor public final class CryptoListCoordinator {
  public private(set) var list: CryptoListViewModel?
  public private(set) var detail: DetailViewModel?

  public init(
    makeList: @escaping @MainActor () -> CryptoListViewModel,
    makeDetail: @escaping @MainActor (Int) -> DetailViewModel
  ) {
  }

  public func start() {}
  public func showDetail(id: Int) {}
  public func showList() {}
}

@MainActor public final class SettingsCoordinator {
  public private(set) var settings: SettingViewModel?

  public init(makeSettings: @escaping @MainActor () -> SettingViewModel) {
  }

  public func start() {}
}

@MainActor public final class AppCoordinator {
  public enum Tab: String, CaseIterable, Sendable {
    case prices, settings
  }

  public let prices: CryptoListCoordinator
  public let settings: SettingsCoordinator
  public private(set) var selectedTab = Tab.prices

  public init(prices: CryptoListCoordinator, settings: SettingsCoordinator) {
    self.prices = prices
    self.settings = settings
  }

  public var route: Route { return .list }

  public func start() {}
  public func select(_ tab: Tab) {}
  public func open(_ route: Route) {}

  @discardableResult
  public func open(path: String) -> Bool {
    return false
  }
}
