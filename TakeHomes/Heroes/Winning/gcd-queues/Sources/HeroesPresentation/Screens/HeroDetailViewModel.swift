import HeroesDomain

public struct HeroDetailState: Hashable, Sendable {
  public internal(set) var title: String
  public internal(set) var isLoading = true
  public internal(set) var content: HeroDetailContent?
  public internal(set) var errorMessage: ErrorMessage?
  public internal(set) var offlineNotice: OfflineNotice?
}

@MainActor public final class HeroDetailViewModel {
  let heroId: Int
  private let getHeroDetail: GetHeroDetailUseCase
  private let published: Published<HeroDetailState>
  private var inquiry: Inquiry?

  public init(heroId: Int, heroName: String, getHeroDetail: GetHeroDetailUseCase) {
    self.heroId = heroId
    self.getHeroDetail = getHeroDetail
    published = Published(HeroDetailState(title: heroName))
  }

  public private(set) var state: HeroDetailState {
    get { published.value }
    set { published.value = newValue }
  }

  public func states() -> AsyncStream<HeroDetailState> { published.stream() }

  public func load() {
    if state.content == nil { ask() }
  }

  public func retry() {
    if state.content == nil || state.offlineNotice != nil { ask() }
  }

  public func leave() {
    inquiry?.cancel()
    inquiry = nil
  }

  private func ask() {
    guard inquiry == nil else { return }
    var waiting = state
    waiting.isLoading = true
    waiting.errorMessage = nil
    state = waiting
    inquiry = Inquiry { [heroId, getHeroDetail] in
      try await getHeroDetail.execute(id: heroId)
    } answer: { [weak self] result in
      self?.show(result)
    }
  }

  private func show(_ result: Result<HeroDetail, Error>) {
    inquiry = nil
    var new = state
    new.isLoading = false
    do {
      let detail = try result.get()
      new.title = detail.hero.name
      new.content = HeroDetailContent(hero: detail.hero)
      new.offlineNotice = nil
      if case .offline(let reason) = detail.origin {
        new.offlineNotice = OfflineNotice(because: reason)
      }
    } catch {
      if new.content == nil { new.errorMessage = ErrorMessage(error as? HeroesError ?? .server) }
    }
    state = new
  }
}
