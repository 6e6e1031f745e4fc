import Observation

public enum Route: Hashable, Sendable {
  case list, detail(id: Int), settings

  public var path: String {
    switch self {
    case .list: return "/"
    case .detail(let id): return "/coins/\(id)"
    case .settings: return "/settings"
    }
  }

  public init?(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    switch Array(parts) {
    case [""]: self = .list
    case ["settings"]: self = .settings
    case let parts where parts.count == 2 && parts[0] == "coins":
      guard let id = Int(parts[1]) else { return nil }
      self = .detail(id: id)
    default: return nil
    }
  }
}

@MainActor @Observable public final class CryptoListCoordinator {
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

  public func start() { list = list ?? makeList() }

  public func showDetail(id: Int) {
    start()
    detail = makeDetail(id)
  }

  public func showList() {
    start()
    detail = nil
  }
}

@MainActor @Observable public final class SettingsCoordinator {
  public private(set) var settings: SettingViewModel?
  private let makeSettings: @MainActor () -> SettingViewModel

  public init(makeSettings: @escaping @MainActor () -> SettingViewModel) {
    self.makeSettings = makeSettings
  }

  public func start() { settings = settings ?? makeSettings() }
}

@MainActor @Observable public final class AppCoordinator {
  public enum Tab: String, CaseIterable, Sendable { case prices, settings }

  public let prices: CryptoListCoordinator
  public let settings: SettingsCoordinator
  public private(set) var selectedTab = Tab.prices

  public init(prices: CryptoListCoordinator, settings: SettingsCoordinator) {
    (self.prices, self.settings) = (prices, settings)
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
    start()
    selectedTab = tab
  }

  public func open(_ route: Route) {
    select(route == .settings ? .settings : .prices)
    if case .detail(let id) = route { prices.showDetail(id: id) }
    if case .list = route { prices.showList() }
  }

  @discardableResult public func open(path: String) -> Bool {
    let route = Route(path: path)
    route.map(open)
    return route != nil
  }
}
