internal import RoundsDomain

/// Leads from the list to a round's page and back, from anywhere to anywhere.
@MainActor public final class RoundsCoordinator {
  private let makeList: @MainActor () -> RoundListViewModel
  private let makeDetail: @MainActor (Int64) -> RoundDetailViewModel

  /// Nil before the start.
  public private(set) var list: RoundListViewModel?
  /// Nil while the list is on top.
  public private(set) var detail: RoundDetailViewModel?
  /// A page that lies on the list and is neither it nor a round's; nil for those two.
  private var page: RoundsRoute?

  public init(
    makeList: @escaping @MainActor () -> RoundListViewModel,
    makeDetail: @escaping @MainActor (Int64) -> RoundDetailViewModel
  ) {
    self.makeList = makeList
    self.makeDetail = makeDetail
  }

  /// Where the archer is.
  public var route: RoundsRoute {
    if let page { return page }
    if let detail { return .detail(id: detail.id) }
    return .list(list.flatMap { RoundTab(rawValue: $0.selectedTabIndex) } ?? .all)
  }

  /// Makes the list; a second start changes nothing.
  public func start() {
    if list == nil { list = makeList() }
  }

  /// Puts a round's page on the list, which is made first in a cold app.
  public func showDetail(id: Int64) {
    start()
    page = nil
    if detail?.id != id { detail = makeDetail(id) }
  }

  /// Takes what lies on the list away; the tab stays.
  public func showList() {
    start()
    page = nil
    detail = nil
  }

  public func open(_ route: RoundsRoute) {
    switch route {
    case .list(let tab):
      showList()
      list?.selectedTabIndex = tab.rawValue
    case .detail(let id): showDetail(id: id)
    case .scoring(let id):
      showDetail(id: id)
      page = route
    case .statistics, .settings, .exchange:
      showList()
      page = route
    }
  }

  /// Says whether there is such a place, and goes there.
  @discardableResult public func open(path: String) -> Bool {
    guard let route = RoundsRoute(path: path) else { return false }
    open(route)
    return true
  }
}
