/// Decides which screen stands where; the screens know nothing of each other.
@MainActor
public final class HeroesCoordinator {
  public enum Screen {
    case list(HeroesListViewModel)
    case detail(HeroDetailViewModel)
  }

  private let makeDetail: @MainActor (Int, String) -> HeroDetailViewModel
  private let list: HeroesListViewModel
  private var detail: HeroDetailViewModel?

  public init(
    makeList: @escaping @MainActor () -> HeroesListViewModel,
    makeDetail: @escaping @MainActor (Int, String) -> HeroDetailViewModel
  ) {
    list = makeList()
    self.makeDetail = makeDetail
  }

  public var screen: Screen { detail.map(Screen.detail) ?? .list(list) }

  public var route: HeroesRoute {
    detail.map { .detail(id: $0.heroId) } ?? .list(query: list.state.query)
  }

  /// Goes to a route, cold or from anywhere, and loads what stands there.
  public func start(at route: HeroesRoute = .list(query: "")) {
    switch route {
    case .list(let query):
      closeDetail()
      list.open(query: query)
    case .detail(let id):
      if detail?.heroId != id { showDetail(heroId: id, heroName: "") } else { detail?.load() }
    }
  }

  public func showDetail(heroId: Int, heroName: String) {
    list.leave()
    closeDetail()
    let opened = makeDetail(heroId, heroName)
    detail = opened
    opened.load()
  }

  /// Shows the list as it was left; where it was not loaded yet, it is now.
  public func back() {
    closeDetail()
    list.open(query: list.state.query)
  }

  /// Leaves every screen, as when the window closes.
  public func stop() {
    list.leave()
    detail?.leave()
  }

  private func closeDetail() {
    detail?.leave()
    detail = nil
  }
}
