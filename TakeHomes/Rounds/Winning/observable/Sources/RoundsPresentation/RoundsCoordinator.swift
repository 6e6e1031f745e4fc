public import Observation
public import RoundsDomain

nonisolated public enum RoundsRoute: Hashable, Sendable {
  case list(RoundTab)
  case detail(id: Int64)

  public var path: String {
    switch self {
    case .list(.all): "/"
    case .list(let tab): "/\(tab.title.lowercased().replacing(" ", with: "-"))"
    case .detail(let id): "/rounds/\(id)"
    }
  }

  public init?(path: String) {
    if let tab = RoundTab.allCases.first(where: { Self.list($0).path == path }) {
      self = .list(tab)
    } else if let match = path.wholeMatch(of: /\/rounds\/(\d+)/), let id = Int64(match.1) {
      self = .detail(id: id)
    } else {
      return nil
    }
  }
}

/// A stack of two: the list, and perhaps a page above it.
@Observable
public final class RoundsCoordinator {
  public private(set) var list: RoundListViewModel?
  public private(set) var detail: RoundDetailViewModel?

  @ObservationIgnored private let makeList: @MainActor () -> RoundListViewModel
  @ObservationIgnored private let makeDetail: @MainActor (Int64) -> RoundDetailViewModel

  public init(
    makeList: @escaping @MainActor () -> RoundListViewModel,
    makeDetail: @escaping @MainActor (Int64) -> RoundDetailViewModel
  ) {
    self.makeList = makeList
    self.makeDetail = makeDetail
  }

  public var route: RoundsRoute {
    if let detail { return .detail(id: detail.id) }
    guard let list, let tab = RoundTab(rawValue: list.selectedTabIndex) else { return .list(.all) }
    return .list(tab)
  }

  public func start() { list = list ?? makeList() }

  public func showDetail(id: Int64) { open(.detail(id: id)) }

  public func showList() {
    start()
    detail = nil
  }

  public func open(_ route: RoundsRoute) {
    start()
    switch route {
    case .list(let tab):
      detail = nil
      list?.selectedTabIndex = tab.rawValue
    case .detail(let id) where detail?.id == id: break
    case .detail(let id): detail = makeDetail(id)
    }
  }

  @discardableResult
  public func open(path: String) -> Bool {
    guard let route = RoundsRoute(path: path) else { return false }
    open(route)
    return true
  }
}
