import HeroesDomain

@MainActor public final class HeroesCoordinator {
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
    self.makeDetail = makeDetail
    list = makeList()
  }

  public var screen: Screen { detail.map(Screen.detail) ?? .list(list) }

  public var route: HeroesRoute {
    detail.map { .detail(id: $0.heroId) } ?? .list(query: list.state.query)
  }

  public func start(at route: HeroesRoute = .list(query: "")) {
    if case .detail(let id) = route { return showDetail(heroId: id, heroName: "") }
    guard case .list(let query) = route else { return }
    stop()
    detail = nil
    list.loadInitial(query: query)
    if query != list.state.query { list.search(query) }
  }

  public func showDetail(heroId: Int, heroName: String) {
    stop()
    let opened = makeDetail(heroId, heroName)
    detail = opened
    opened.load()
  }

  public func back() {
    detail?.leave()
    detail = nil
    list.loadInitial(query: list.state.query)
  }

  public func stop() {
    list.leave()
    detail?.leave()
  }
}

/// What is made once, as functions that remember.
@MainActor public final class DependencyContainer {
  private let clock: any Clock<Duration>
  private let repository: @MainActor () -> any HeroRepositoryProtocol
  private let loader: @MainActor () -> ImageLoader

  public init(
    clock: any Clock<Duration> = ContinuousClock(),
    makeRepository: @escaping @MainActor () -> any HeroRepositoryProtocol,
    makeImageLoader: @escaping @MainActor () -> ImageLoader
  ) {
    self.clock = clock
    repository = remembering(makeRepository)
    loader = remembering(makeImageLoader)
  }

  public func makeHeroesListViewModel() -> HeroesListViewModel {
    HeroesListViewModel(
      getHeroes: GetHeroesUseCase(repository: repository()),
      searchHeroes: SearchHeroesUseCase(repository: repository()), clock: clock)
  }

  public func makeHeroDetailViewModel(heroId: Int, heroName: String) -> HeroDetailViewModel {
    HeroDetailViewModel(
      heroId: heroId, heroName: heroName,
      getHeroDetail: GetHeroDetailUseCase(repository: repository()))
  }

  public func makeCoordinator() -> HeroesCoordinator {
    HeroesCoordinator(
      makeList: { self.makeHeroesListViewModel() },
      makeDetail: { self.makeHeroDetailViewModel(heroId: $0, heroName: $1) })
  }

  public func makeImageSlot(size: PixelSize) -> ImageSlot {
    let loader = loader()
    return ImageSlot { try await loader.image(for: $0, size: size) }
  }
}

/// A function that calls another one once.
@MainActor private func remembering<Value>(
  _ make: @escaping @MainActor () -> Value
) -> @MainActor () -> Value {
  var made: Value?
  return {
    let value = made ?? make()
    made = value
    return value
  }
}
