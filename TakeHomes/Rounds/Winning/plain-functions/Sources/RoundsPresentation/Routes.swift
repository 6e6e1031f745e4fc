import RoundsDomain

public enum RoundsRoute: Hashable, Sendable {
  case list(RoundTab), detail(id: Int64)

  public var path: String {
    switch self {
    case .list(let tab): "/" + segment(of: tab)
    case .detail(let id): "/rounds/\(id)"
    }
  }

  public init?(path: String) {
    guard path.first == "/" else { return nil }
    let parts = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 1, let tab = RoundTab.allCases.first(where: { segment(of: $0) == parts[0] }) {
      self = .list(tab)
    } else if parts.count == 2, parts[0] == "rounds", let id = Int64(parts[1]), id > 0 {
      self = .detail(id: id)
    } else {
      return nil
    }
  }
}

private func segment(of tab: RoundTab) -> String {
  tab == .all ? "" : tab.title.lowercased().split(separator: " ").joined(separator: "-")
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
    (self.makeList, self.makeDetail) = (makeList, makeDetail)
  }

  public var route: RoundsRoute {
    detail.map { .detail(id: $0.id) }
      ?? .list(list.flatMap { RoundTab(rawValue: $0.selectedTabIndex) } ?? .all)
  }

  public func start() { list = list ?? makeList() }
  public func showDetail(id: Int64) { open(.detail(id: id)) }
  public func showList() { detail = nil }

  public func open(_ route: RoundsRoute) {
    start()
    if case .list(let tab) = route { list?.selectedTabIndex = tab.rawValue }
    if case .detail(let id) = route { detail = makeDetail(id) } else { detail = nil }
  }

  @discardableResult public func open(path: String) -> Bool {
    RoundsRoute(path: path).map(open) != nil
  }
}
