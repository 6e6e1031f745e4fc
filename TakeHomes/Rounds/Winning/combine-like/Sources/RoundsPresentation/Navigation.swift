import RoundsDomain

public enum RoundsRoute: Hashable, Sendable {
  case list(RoundTab), detail(id: Int64)

  private static let lists: [RoundTab: String] = [
    .all: "/", .inProgress: "/in-progress", .completed: "/completed", .paused: "/paused",
    .planned: "/planned",
  ]

  public var path: String {
    switch self {
    case .list(let tab): Self.lists[tab] ?? "/"
    case .detail(let id): "/rounds/\(id)"
    }
  }

  public init?(path: String) {
    if let list = Self.lists.first(where: { $0.value == path }) {
      self = .list(list.key)
      return
    }
    let page = "/rounds/"
    guard path.hasPrefix(page), let id = Int64(path.dropFirst(page.count)), id > 0 else {
      return nil
    }
    self = .detail(id: id)
    // "+7" and "007" are read as numbers, and are no addresses of ours.
    if self.path != path { return nil }
  }
}

@MainActor public final class RoundsCoordinator {
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
    if let detail { return .detail(id: detail.id) }
    return .list(RoundTab(rawValue: list?.selectedTabIndex ?? 0) ?? .all)
  }

  public func start() {
    if list == nil { list = makeList() }
  }

  public func showDetail(id: Int64) {
    start()
    detail = makeDetail(id)
  }

  public func showList() {
    start()
    detail = nil
  }

  public func open(_ route: RoundsRoute) {
    switch route {
    case .detail(let id): showDetail(id: id)
    case .list(let tab):
      showList()
      list?.selectedTabIndex = tab.rawValue
    }
  }

  @discardableResult public func open(path: String) -> Bool {
    guard let route = RoundsRoute(path: path) else { return false }
    open(route)
    return true
  }
}
