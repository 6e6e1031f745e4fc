import RoundsDomain

public enum RoundsRoute: Hashable, Sendable {
  case list(RoundTab)
  case detail(id: Int64)

  // TODO: links to tabs
  public var path: String {
    switch self {
    case .list: return "/"
    case .detail(let id): return "/rounds/\(id)"
    }
  }

  public init?(path: String) {
    if path.hasPrefix("/rounds/") {
      self = .detail(id: Int64(path.dropFirst(8)) ?? 0)
    } else {
      self = .list(.all)
    }
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
    if let detail {
      return .detail(id: detail.id)
    }
    return .list(.all)
  }

  public func start() {
    list = makeList()
  }

  public func showDetail(id: Int64) {
    detail = makeDetail(id)
  }

  public func showList() {
    detail = nil
    list = makeList()
  }

  public func open(_ route: RoundsRoute) {
    switch route {
    case .list: showList()
    case .detail(let id): showDetail(id: id)
    }
  }

  @discardableResult
  public func open(path: String) -> Bool {
    guard let route = RoundsRoute(path: path) else {
      return false
    }
    open(route)
    return true
  }
}
