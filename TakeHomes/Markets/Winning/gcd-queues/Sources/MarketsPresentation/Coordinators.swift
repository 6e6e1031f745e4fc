public enum Route: Hashable, Sendable {
  case list
  case detail(id: Int)
  case settings
}

extension Route {
  private static let coins = "/coins/"
  private static let preferences = "/settings"

  public var path: String {
    switch self {
    case .list: return "/"
    case .detail(let id): return Route.coins + String(id)
    case .settings: return Route.preferences
    }
  }

  /// A slash at the end does no harm.
  public init?(path: String) {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    if path == "/" {
      self = .list
    } else if path == Route.preferences {
      self = .settings
    } else if path.hasPrefix(Route.coins), let id = Int(path.dropFirst(Route.coins.count)) {
      self = .detail(id: id)
    } else {
      return nil
    }
  }
}

@MainActor public final class CryptoListCoordinator {
  private let makeList: @MainActor () -> CryptoListViewModel
  private let makeDetail: @MainActor (Int) -> DetailViewModel

  public private(set) var list: CryptoListViewModel?
  public private(set) var detail: DetailViewModel?

  public init(
    makeList: @escaping @MainActor () -> CryptoListViewModel,
    makeDetail: @escaping @MainActor (Int) -> DetailViewModel
  ) {
    self.makeList = makeList
    self.makeDetail = makeDetail
  }

  public func start() {
    list = list ?? makeList()
  }

  public func showDetail(id: Int) {
    guard detail?.id != id else { return }
    detail = makeDetail(id)
  }

  public func showList() {
    detail = nil
  }
}

@MainActor public final class SettingsCoordinator {
  private let makeSettings: @MainActor () -> SettingViewModel

  public private(set) var settings: SettingViewModel?

  public init(makeSettings: @escaping @MainActor () -> SettingViewModel) {
    self.makeSettings = makeSettings
  }

  public func start() {
    settings = settings ?? makeSettings()
  }
}

@MainActor public final class AppCoordinator {
  public enum Tab: String, CaseIterable, Sendable {
    case prices
    case settings
  }

  public let prices: CryptoListCoordinator
  public let settings: SettingsCoordinator
  public private(set) var selectedTab: Tab = .prices

  public init(prices: CryptoListCoordinator, settings: SettingsCoordinator) {
    self.prices = prices
    self.settings = settings
  }

  public var route: Route {
    if selectedTab == .settings { return .settings }
    guard let detail = prices.detail else { return .list }
    return .detail(id: detail.id)
  }

  public func start() {
    prices.start()
    settings.start()
  }

  public func select(_ tab: Tab) {
    selectedTab = tab
  }

  public func open(_ route: Route) {
    start()
    switch route {
    case .settings:
      select(.settings)
    case .list:
      prices.showList()
      select(.prices)
    case .detail(let id):
      prices.showDetail(id: id)
      select(.prices)
    }
  }

  @discardableResult
  public func open(path: String) -> Bool {
    guard let route = Route(path: path) else { return false }
    open(route)
    return true
  }
}
