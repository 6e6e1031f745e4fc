import RoundsDomain

/// A place in the app that a link can name.
public enum RoundsRoute: Hashable, Sendable {
  case list(RoundTab)
  case detail(id: Int64)

  public var path: String {
    switch self {
    case .list(.all): "/"
    case .list(.inProgress): "/in-progress"
    case .list(.completed): "/completed"
    case .list(.paused): "/paused"
    case .list(.planned): "/planned"
    case .detail(let id): "/rounds/\(id)"
    }
  }

  public init?(path: String) {
    let lists = RoundTab.allCases.map(RoundsRoute.list)
    let id = path.split(separator: "/").last.flatMap { Int64($0) }
    guard
      let route = (lists + (id.map { [.detail(id: $0)] } ?? [])).first(where: { $0.path == path })
    else { return nil }
    self = route
  }
}

@MainActor public final class RoundsCoordinator {
  private let makeList: @MainActor () -> RoundListViewModel
  private let makeDetail: @MainActor (Int64) -> RoundDetailViewModel

  public private(set) var list: RoundListViewModel?
  public private(set) var detail: RoundDetailViewModel?

  public init(
    makeList: @escaping @MainActor () -> RoundListViewModel,
    makeDetail: @escaping @MainActor (Int64) -> RoundDetailViewModel
  ) {
    self.makeList = makeList
    self.makeDetail = makeDetail
  }

  public var route: RoundsRoute {
    if let detail { return .detail(id: detail.id) }
    return .list(list.flatMap { RoundTab(rawValue: $0.selectedTabIndex) } ?? .all)
  }

  public func start() { _ = shownList() }

  public func showDetail(id: Int64) {
    _ = shownList()
    detail = makeDetail(id)
  }

  public func showList() {
    _ = shownList()
    detail = nil
  }

  public func open(_ route: RoundsRoute) {
    switch route {
    case .list(let tab):
      showList()
      shownList().selectedTabIndex = tab.rawValue
    case .detail(let id): showDetail(id: id)
    }
  }

  @discardableResult public func open(path: String) -> Bool {
    guard let route = RoundsRoute(path: path) else { return false }
    open(route)
    return true
  }

  private func shownList() -> RoundListViewModel {
    if let list { return list }
    let made = makeList()
    list = made
    return made
  }
}
