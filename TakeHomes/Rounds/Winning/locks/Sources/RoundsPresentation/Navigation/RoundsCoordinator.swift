import RoundsDomain

@MainActor
public final class RoundsCoordinator {
  public private(set) var list: RoundListViewModel?
  public private(set) var detail: RoundDetailViewModel?

  private let makeList: @MainActor () -> RoundListViewModel
  private let makeDetail: @MainActor (Int64) -> RoundDetailViewModel

  public init(
    makeList: @escaping @MainActor () -> RoundListViewModel,
    makeDetail: @escaping @MainActor (Int64) -> RoundDetailViewModel
  ) {
    self.makeList = makeList
    self.makeDetail = makeDetail
  }

  public var route: RoundsRoute {
    if let page = detail { return .detail(id: page.id) }
    let index = list?.selectedTabIndex ?? RoundTab.all.rawValue
    return .list(RoundTab(rawValue: index) ?? .all)
  }

  public func start() {
    if list == nil { list = makeList() }
  }

  public func showDetail(id: Int64) {
    start()
    detail = makeDetail(id)
  }

  public func showList() {
    detail = nil
  }

  public func open(_ route: RoundsRoute) {
    start()
    switch route {
    case .detail(let id): showDetail(id: id)
    case .list(let tab):
      list?.selectedTabIndex = tab.rawValue
      showList()
    }
  }

  @discardableResult
  public func open(path: String) -> Bool {
    if let route = RoundsRoute(path: path) {
      open(route)
      return true
    }
    return false
  }
}
