import HeroesDomain

@MainActor public final class HeroesCoordinator {
  public enum Screen {
    case list(HeroesListViewModel)
    case detail(HeroDetailViewModel)
  }

  private let makeDetail: @MainActor (Int, String) -> HeroDetailViewModel
  private let makeList: @MainActor () -> HeroesListViewModel
  private lazy var list = makeList()
  /// What lies above the list.
  private var detail: HeroDetailViewModel? {
    willSet { detail?.leave() }
  }

  public init(
    makeList: @escaping @MainActor () -> HeroesListViewModel,
    makeDetail: @escaping @MainActor (Int, String) -> HeroDetailViewModel
  ) {
    self.makeList = makeList
    self.makeDetail = makeDetail
  }

  public var screen: Screen {
    if let detail { .detail(detail) } else { .list(list) }
  }

  public var route: HeroesRoute {
    if let detail { .detail(id: detail.heroId) } else { .list(query: list.state.query) }
  }

  public func start(at route: HeroesRoute = .list(query: "")) {
    switch route {
    case .detail(let id): showDetail(heroId: id, heroName: "")
    case .list(let query):
      detail = nil
      list.loadInitial(query: query)
      if query != list.state.query { list.search(query) }
    }
  }

  public func showDetail(heroId: Int, heroName: String) {
    list.leave()
    let opened = makeDetail(heroId, heroName)
    detail = opened
    opened.load()
  }

  public func back() {
    detail = nil
    list.loadInitial(query: list.state.query)
  }

  public func stop() {
    list.leave()
    detail?.leave()
  }
}

@MainActor public final class DependencyContainer {
  private let clock: any Clock<Duration>
  private let makeRepository: @MainActor () -> any HeroRepositoryProtocol
  private let makeImageLoader: @MainActor () -> ImageLoader
  private var known: (any HeroRepositoryProtocol)?
  private var loader: ImageLoader?

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
    let repository = repository()
    return HeroesListViewModel(
      getHeroes: GetHeroesUseCase(repository: repository),
      searchHeroes: SearchHeroesUseCase(repository: repository), clock: clock)
  }

  public func makeHeroDetailViewModel(heroId: Int, heroName: String) -> HeroDetailViewModel {
    HeroDetailViewModel(
      heroId: heroId, heroName: heroName,
      getHeroDetail: GetHeroDetailUseCase(repository: repository()))
  }

  public func makeCoordinator() -> HeroesCoordinator {
    HeroesCoordinator(
      makeList: { self.makeHeroesListViewModel() },
      makeDetail: { id, name in self.makeHeroDetailViewModel(heroId: id, heroName: name) })
  }

  public func makeImageSlot(size: PixelSize) -> ImageSlot {
    let loader = loader ?? makeImageLoader()
    self.loader = loader
    return ImageSlot { url in try await loader.image(for: url, size: size) }
  }

  private func repository() -> any HeroRepositoryProtocol {
    let repository = known ?? makeRepository()
    known = repository
    return repository
  }
}
