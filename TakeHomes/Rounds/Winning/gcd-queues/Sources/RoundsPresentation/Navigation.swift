import Foundation
import RoundsDomain

public enum RoundsRoute: Hashable, Sendable {
  case list(RoundTab)
  case detail(id: Int64)

  private static let slugs: [RoundTab: String] = [
    .all: "", .inProgress: "in-progress", .completed: "completed", .paused: "paused",
    .planned: "planned",
  ]

  public var path: String {
    switch self {
    case .list(let tab): return "/" + Self.slugs[tab, default: ""]
    case .detail(let id): return "/rounds/" + String(id)
    }
  }

  public init?(path: String) {
    let parts = path.components(separatedBy: "/")
    guard parts.first == "" else { return nil }
    switch parts.count {
    case 2:
      guard let entry = Self.slugs.first(where: { $0.value == parts[1] }) else { return nil }
      self = .list(entry.key)
    case 3:
      let digits = parts[2].allSatisfy { $0.isASCII && $0.isNumber }
      guard parts[1] == "rounds", digits, let id = Int64(parts[2]) else { return nil }
      self = .detail(id: id)
    default:
      return nil
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
    let index = list?.selectedTabIndex ?? 0
    return .list(RoundTab(rawValue: index) ?? .all)
  }

  /// Makes the list and lets it load.
  public func start() {
    guard list == nil else { return }
    let list = makeList()
    self.list = list
    list.start()
  }

  public func showDetail(id: Int64) {
    start()
    let page = makeDetail(id)
    detail = page
    Task { await page.load() }
  }

  public func showList() {
    start()
    detail = nil
  }

  public func open(_ route: RoundsRoute) {
    switch route {
    case .list(let tab):
      showList()
      list?.selectedTabIndex = tab.rawValue
    case .detail(let id):
      showDetail(id: id)
    }
  }

  @discardableResult
  public func open(path: String) -> Bool {
    guard let route = RoundsRoute(path: path) else { return false }
    open(route)
    return true
  }
}
