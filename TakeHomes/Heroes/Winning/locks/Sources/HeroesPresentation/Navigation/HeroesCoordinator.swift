import HeroesDomain

@MainActor public final class HeroesCoordinator {
  public enum Screen {
    case list(HeroesListViewModel)
    case detail(HeroDetailViewModel)
  }

  public private(set) var screen: Screen
  private let list: HeroesListViewModel
  private let makeDetail: @MainActor (Int, String) -> HeroDetailViewModel

  public init(
    makeList: @escaping @MainActor () -> HeroesListViewModel,
    makeDetail: @escaping @MainActor (Int, String) -> HeroDetailViewModel
  ) {
    self.makeDetail = makeDetail
    list = makeList()
    screen = .list(list)
  }

  public var route: HeroesRoute {
    switch screen {
    case .list(let list): .list(query: list.state.query)
    case .detail(let detail): .detail(id: detail.heroId)
    }
  }

  public func start(at route: HeroesRoute = .list(query: "")) {
    stop()
    switch route {
    case .detail(let id): showDetail(heroId: id, heroName: "")
    case .list(let query):
      screen = .list(list)
      list.loadInitial(query: query)
      if query != list.state.query { list.search(query) }
    }
  }

  public func showDetail(heroId: Int, heroName: String) {
    stop()
    let detail = makeDetail(heroId, heroName)
    screen = .detail(detail)
    detail.load()
  }

  public func back() {
    if case .detail(let detail) = screen { detail.leave() }
    screen = .list(list)
    list.loadInitial(query: list.state.query)
  }

  public func stop() {
    list.leave()
    if case .detail(let detail) = screen { detail.leave() }
  }
}

@MainActor public final class DependencyContainer {
  private struct Made {
    var repository: (any HeroRepositoryProtocol)?
    var loader: ImageLoader?
  }

  private let clock: any Clock<Duration>
  private let makeRepository: @MainActor () -> any HeroRepositoryProtocol
  private let makeImageLoader: @MainActor () -> ImageLoader
  private var made = Made()

  public init(
    clock: any Clock<Duration> = ContinuousClock(),
    makeRepository: @escaping @MainActor () -> any HeroRepositoryProtocol,
    makeImageLoader: @escaping @MainActor () -> ImageLoader
  ) {
    self.clock = clock
    self.makeRepository = makeRepository
    self.makeImageLoader = makeImageLoader
  }

  public func makeHeroesListViewModel() -> HeroesListViewModel {
    HeroesListViewModel(
      getHeroes: GetHeroesUseCase(repository: repository),
      searchHeroes: SearchHeroesUseCase(repository: repository), clock: clock)
  }

  public func makeHeroDetailViewModel(heroId: Int, heroName: String) -> HeroDetailViewModel {
    HeroDetailViewModel(
      heroId: heroId, heroName: heroName,
      getHeroDetail: GetHeroDetailUseCase(repository: repository))
  }

  public func makeCoordinator() -> HeroesCoordinator {
    HeroesCoordinator(
      makeList: { self.makeHeroesListViewModel() },
      makeDetail: { self.makeHeroDetailViewModel(heroId: $0, heroName: $1) })
  }

  public func makeImageSlot(size: PixelSize) -> ImageSlot {
    let loader = once(\.loader, makeImageLoader)
    return ImageSlot { try await loader.image(for: $0, size: size) }
  }

  private var repository: any HeroRepositoryProtocol { once(\.repository, makeRepository) }

  private func once<Thing>(_ place: WritableKeyPath<Made, Thing?>, _ make: () -> Thing) -> Thing {
    if let thing = made[keyPath: place] { return thing }
    let thing = make()
    made[keyPath: place] = thing
    return thing
  }
}
