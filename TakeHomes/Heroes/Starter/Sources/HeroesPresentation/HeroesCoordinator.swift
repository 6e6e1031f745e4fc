import Foundation
import HeroesDomain

public enum HeroesRoute: Hashable, Sendable {
  case list(query: String)
  case detail(id: Int)

  public var path: String {
    switch self {
    case .list(let query): query.isEmpty ? "/" : "/?q=\(query)"
    case .detail(let id): "/hero/\(id)"
    }
  }

  public init?(path: String) {
    if path.hasPrefix("/hero/") {
      self = .detail(id: Int(path.dropFirst(6)) ?? 0)
    } else {
      self = .list(query: path.components(separatedBy: "q=").dropFirst().first ?? "")
    }
  }
}

@MainActor public final class HeroesCoordinator {
  public enum Screen {
    case list(HeroesListViewModel)
    case detail(HeroDetailViewModel)
  }

  let makeList: @MainActor () -> HeroesListViewModel
  public private(set) var screen: Screen
  public private(set) var route = HeroesRoute.list(query: "")

  public init(
    makeList: @escaping @MainActor () -> HeroesListViewModel,
    makeDetail: @escaping @MainActor (Int, String) -> HeroDetailViewModel
  ) {
    self.makeList = makeList
    screen = .list(makeList())
  }

  public func start(at route: HeroesRoute = .list(query: "")) {
    self.route = route
    let list = makeList()
    screen = .list(list)
    list.loadInitial()
  }

  public func showDetail(heroId: Int, heroName: String) {
    let detail = DependencyContainer.shared.makeHeroDetailViewModel(
      heroId: heroId, heroName: heroName)
    detail.load()
    screen = .detail(detail)
    route = .detail(id: heroId)
  }

  public func back() {
    start()
  }

  public func stop() {}
}
