public import HeroesDomain

/// Makes the screens and what they need; made once at the top, and handed down as factories.
///
/// The sources come in as closures, so that Presentation knows no Data: another API is another
/// closure.
@MainActor
public final class DependencyContainer {
  private let clock: any Clock<Duration>
  private let makeRepository: @MainActor () -> any HeroRepositoryProtocol
  private let makeImageLoader: @MainActor () -> ImageLoader

  private lazy var repository = makeRepository()
  private lazy var imageLoader = makeImageLoader()

  /// Calls each of the closures once, and not before it is needed.
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

  /// One a window; all of them share the sources.
  public func makeCoordinator() -> HeroesCoordinator {
    HeroesCoordinator(
      makeList: makeHeroesListViewModel,
      makeDetail: makeHeroDetailViewModel(heroId:heroName:))
  }

  /// One a row of a list that uses its rows again.
  public func makeImageSlot(size: PixelSize) -> ImageSlot {
    ImageSlot { [imageLoader] url in try await imageLoader.image(for: url, size: size) }
  }
}
