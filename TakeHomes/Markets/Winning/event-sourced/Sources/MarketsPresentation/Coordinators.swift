/// The list, and the coin that lies on top of it.
@MainActor public final class CryptoListCoordinator {
  public private(set) var list: CryptoListViewModel?
  public private(set) var detail: DetailViewModel?

  private let makeList: @MainActor () -> CryptoListViewModel
  private let makeDetail: @MainActor (Int) -> DetailViewModel

  public init(
    makeList: @escaping @MainActor () -> CryptoListViewModel,
    makeDetail: @escaping @MainActor (Int) -> DetailViewModel
  ) {
    self.makeList = makeList
    self.makeDetail = makeDetail
  }

  public func start() {
    if list == nil { list = makeList() }
  }

  public func showDetail(id: Int) {
    start()
    detail = makeDetail(id)
  }

  public func showList() {
    start()
    detail = nil
  }
}

@MainActor public final class SettingsCoordinator {
  public private(set) var settings: SettingViewModel?
  private let makeSettings: @MainActor () -> SettingViewModel

  public init(makeSettings: @escaping @MainActor () -> SettingViewModel) {
    self.makeSettings = makeSettings
  }

  public func start() {
    if settings == nil { settings = makeSettings() }
  }
}

/// Two tabs and the links into them.
@MainActor public final class AppCoordinator {
  public enum Tab: String, CaseIterable, Sendable { case prices, settings }

  public let prices: CryptoListCoordinator
  public let settings: SettingsCoordinator
  public private(set) var selectedTab = Tab.prices

  public init(prices: CryptoListCoordinator, settings: SettingsCoordinator) {
    self.prices = prices
    self.settings = settings
  }

  public var route: Route {
    switch selectedTab {
    case .settings: .settings
    case .prices: prices.detail.map { .detail(id: $0.id) } ?? .list
    }
  }

  public func start() {
    prices.start()
    settings.start()
  }

  public func select(_ tab: Tab) {
    start()
    selectedTab = tab
  }

  public func open(_ route: Route) {
    start()
    switch route {
    case .list: prices.showList()
    case .detail(let id): prices.showDetail(id: id)
    case .settings: break
    }
    selectedTab = route == .settings ? .settings : .prices
  }

  @discardableResult
  public func open(path: String) -> Bool {
    guard let route = Route(path: path) else { return false }
    open(route)
    return true
  }
}
