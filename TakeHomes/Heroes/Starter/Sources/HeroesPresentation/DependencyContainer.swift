import Foundation
import HeroesData
import HeroesDomain

@MainActor public final class DependencyContainer {
  public static let shared = DependencyContainer(
    makeRepository: {
      let client = URLSessionAPIClient(
        baseURL: URL(string: "https://comicvine.gamespot.com/api")!, apiKey: nil,
        fetch: { _ in throw APIError.unreachable })
      return DefaultHeroRepository(
        primary: ComicVineDataSource(client: client), fallback: MockDataSource())
    },
    makeImageLoader: {
      ImageLoader(
        fetch: { try Data(contentsOf: $0) },
        decode: { _, size in DecodedImage(width: size.width, height: size.height, rgba: []) })
    })

  let makeRepository: @MainActor () -> any HeroRepositoryProtocol
  let makeImageLoader: @MainActor () -> ImageLoader

  public init(
    clock: any Clock<Duration> = ContinuousClock(),
    makeRepository: @escaping @MainActor () -> any HeroRepositoryProtocol,
    makeImageLoader: @escaping @MainActor () -> ImageLoader
  ) {
    self.makeRepository = makeRepository
    self.makeImageLoader = makeImageLoader
  }

  public func makeHeroesListViewModel() -> HeroesListViewModel {
    let repository = makeRepository()
    return HeroesListViewModel(
      getHeroes: GetHeroesUseCase(repository: repository),
      searchHeroes: SearchHeroesUseCase(repository: repository))
  }

  public func makeHeroDetailViewModel(heroId: Int, heroName: String) -> HeroDetailViewModel {
    HeroDetailViewModel(
      heroId: heroId, heroName: heroName,
      getHeroDetail: GetHeroDetailUseCase(repository: makeRepository()))
  }

  public func makeCoordinator() -> HeroesCoordinator {
    HeroesCoordinator(
      makeList: { self.makeHeroesListViewModel() },
      makeDetail: { self.makeHeroDetailViewModel(heroId: $0, heroName: $1) })
  }

  public func makeImageSlot(size: PixelSize) -> ImageSlot {
    let loader = makeImageLoader()
    return ImageSlot(load: { try await loader.image(for: $0, size: size) })
  }
}
