@MainActor public final class HeroesCoordinator {
  public enum Screen {
    case list(HeroesListViewModel)
    case detail(HeroDetailViewModel)
  }

  private let makeDetail: @MainActor (Int, String) -> HeroDetailViewModel
  private let list: HeroesListViewModel
  private var stack: [HeroDetailViewModel] = []

  public init(
    makeList: @escaping @MainActor () -> HeroesListViewModel,
    makeDetail: @escaping @MainActor (Int, String) -> HeroDetailViewModel
  ) {
    self.makeDetail = makeDetail
    list = makeList()
  }

  public var screen: Screen { stack.last.map { .detail($0) } ?? .list(list) }

  public var route: HeroesRoute {
    stack.last.map { .detail(id: $0.heroId) } ?? .list(query: list.state.query)
  }

  public func start(at route: HeroesRoute = .list(query: "")) {
    popAll()
    switch route {
    case .list(let query):
      list.loadInitial(query: query)
      list.search(query)
    case .detail(let id): showDetail(heroId: id, heroName: "")
    }
  }

  public func showDetail(heroId: Int, heroName: String) {
    list.leave()
    popAll()
    let detail = makeDetail(heroId, heroName)
    stack.append(detail)
    detail.load()
  }

  public func back() {
    popAll()
    list.loadInitial(query: list.state.query)
  }

  public func stop() {
    list.leave()
    stack.forEach { $0.leave() }
  }

  private func popAll() {
    stack.forEach { $0.leave() }
    stack.removeAll()
  }
}
