/// The root: two tabs, each with a coordinator of its own.
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

  /// Where the person is.
  public var route: Route {
    switch selectedTab {
    case .prices: prices.detail.map { .detail(id: $0.id) } ?? .list
    case .settings: .settings
    }
  }

  public func start() {
    prices.start()
    settings.start()
  }

  /// Changes the tab and leaves the other one as it stands.
  public func select(_ tab: Tab) {
    start()
    selectedTab = tab
  }

  /// Goes anywhere from anywhere, a cold app included.
  public func open(_ route: Route) {
    switch route {
    case .list:
      select(.prices)
      prices.showList()
    case .detail(let id):
      select(.prices)
      prices.showDetail(id: id)
    case .settings:
      select(.settings)
    }
  }

  /// Says whether there is such a place, and goes there.
  @discardableResult public func open(path: String) -> Bool {
    guard let route = Route(path: path) else { return false }
    open(route)
    return true
  }
}
