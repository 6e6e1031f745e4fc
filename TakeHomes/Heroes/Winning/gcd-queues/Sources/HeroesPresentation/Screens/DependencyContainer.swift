import HeroesDomain

@MainActor public final class DependencyContainer {
  private let clock: any Clock<Duration>
  private let repository: Once<any HeroRepositoryProtocol>
  private let loader: Once<ImageLoader>

  public init(
    clock: any Clock<Duration> = ContinuousClock(),
    makeRepository: @escaping @MainActor () -> any HeroRepositoryProtocol,
    makeImageLoader: @escaping @MainActor () -> ImageLoader
  ) {
    self.clock = clock
    repository = Once(makeRepository)
    loader = Once(makeImageLoader)
  }

  public func makeHeroesListViewModel() -> HeroesListViewModel {
    HeroesListViewModel(
      getHeroes: GetHeroesUseCase(repository: repository.value),
      searchHeroes: SearchHeroesUseCase(repository: repository.value), clock: clock)
  }

  public func makeHeroDetailViewModel(heroId: Int, heroName: String) -> HeroDetailViewModel {
    HeroDetailViewModel(
      heroId: heroId, heroName: heroName,
      getHeroDetail: GetHeroDetailUseCase(repository: repository.value))
  }

  public func makeCoordinator() -> HeroesCoordinator {
    HeroesCoordinator(
      makeList: { self.makeHeroesListViewModel() },
      makeDetail: { self.makeHeroDetailViewModel(heroId: $0, heroName: $1) })
  }

  public func makeImageSlot(size: PixelSize) -> ImageSlot {
    let loader = loader.value
    return ImageSlot { try await loader.image(for: $0, size: size) }
  }
}

/// Made when it is needed first.
@MainActor private final class Once<Value> {
  private let make: @MainActor () -> Value
  private(set) lazy var value = make()

  init(_ make: @escaping @MainActor () -> Value) { self.make = make }
}
