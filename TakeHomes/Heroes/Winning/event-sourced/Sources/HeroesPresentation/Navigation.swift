import Foundation
import HeroesDomain

public enum HeroesRoute: Hashable, Sendable {
  case list(query: String)
  case detail(id: Int)

  private static let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))

  public var path: String {
    switch self {
    case .list(let query) where query.isEmpty: "/"
    case .list(let query):
      "/?q=\(query.addingPercentEncoding(withAllowedCharacters: Self.plain) ?? "")"
    case .detail(let id): "/hero/\(id)"
    }
  }

  public init?(path: String) {
    guard let parts = URLComponents(string: path) else { return nil }
    let steps = parts.path.split(separator: "/", omittingEmptySubsequences: false)
    switch steps.count {
    case 2 where steps == ["", ""]:
      let item = parts.queryItems?.first { $0.name == "q" }
      self = .list(query: item?.value ?? "")
    case 3 where steps[0].isEmpty && steps[1] == "hero" && steps[2].allSatisfy(\.isWholeNumber):
      guard let id = Int(steps[2]), id > 0 else { return nil }
      self = .detail(id: id)
    default: return nil
    }
  }
}

/// Knows which screens there are; below a detail there is always a list.
@MainActor public final class HeroesCoordinator {
  public enum Screen {
    case list(HeroesListViewModel)
    case detail(HeroDetailViewModel)
  }

  private let makeList: @MainActor () -> HeroesListViewModel
  private let makeDetail: @MainActor (Int, String) -> HeroDetailViewModel
  private var list: HeroesListViewModel
  private var detail: (id: Int, model: HeroDetailViewModel)?
  private var hasStarted = false

  public init(
    makeList: @escaping @MainActor () -> HeroesListViewModel,
    makeDetail: @escaping @MainActor (Int, String) -> HeroDetailViewModel
  ) {
    self.makeList = makeList
    self.makeDetail = makeDetail
    list = makeList()
  }

  public var screen: Screen { (detail?.model).map(Screen.detail) ?? .list(list) }

  public var route: HeroesRoute {
    detail.map { .detail(id: $0.id) } ?? .list(query: list.state.query)
  }

  public func start(at route: HeroesRoute = .list(query: "")) {
    stop()
    detail = nil
    if hasStarted { list = makeList() }
    hasStarted = true
    switch route {
    case .list(let query): list.loadInitial(query: query)
    case .detail(let id): showDetail(heroId: id, heroName: "")
    }
  }

  public func showDetail(heroId: Int, heroName: String) {
    stop()
    let model = makeDetail(heroId, heroName)
    detail = (heroId, model)
    model.load()
  }

  public func back() {
    guard let open = detail else { return }
    open.model.leave()
    detail = nil
    list.loadInitial(query: list.state.query)
  }

  public func stop() {
    list.leave()
    detail?.model.leave()
  }
}

@MainActor public final class DependencyContainer {
  private let clock: any Clock<Duration>
  private let makeRepository: @MainActor () -> any HeroRepositoryProtocol
  private let makeImageLoader: @MainActor () -> ImageLoader
  private lazy var repository = makeRepository()
  private lazy var imageLoader = makeImageLoader()

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
    ImageSlot { [imageLoader] in try await imageLoader.image(for: $0, size: size) }
  }
}
