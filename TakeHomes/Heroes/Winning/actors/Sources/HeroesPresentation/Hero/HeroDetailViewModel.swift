import HeroesDomain

public struct HeroDetailState: Hashable, Sendable {
  public internal(set) var title: String
  public internal(set) var isLoading = true
  public internal(set) var content: HeroDetailContent?
  public internal(set) var errorMessage: ErrorMessage?
  public internal(set) var offlineNotice: OfflineNotice?

  /// The state after an answer.
  func after(_ answer: Result<HeroDetail, HeroesError>) -> HeroDetailState {
    var next = self
    next.isLoading = false
    switch answer {
    case .success(let detail):
      next.title = detail.hero.name
      next.content = HeroDetailContent(hero: detail.hero)
      next.errorMessage = nil
      next.offlineNotice = nil
      if case .offline(let reason) = detail.origin {
        next.offlineNotice = OfflineNotice(because: reason)
      }
    case .failure(let error):
      // Old content says more than an error.
      if content == nil { next.errorMessage = ErrorMessage(error) }
    }
    return next
  }
}

/// The page of a hero.
@MainActor public final class HeroDetailViewModel {
  public private(set) var state: HeroDetailState {
    didSet { listeners.tell(state) }
  }

  let heroId: Int
  private let getHeroDetail: GetHeroDetailUseCase
  private let listeners = Listeners<HeroDetailState>()
  private var loading: Task<Void, Never>?

  public init(heroId: Int, heroName: String, getHeroDetail: GetHeroDetailUseCase) {
    (self.heroId, self.getHeroDetail) = (heroId, getHeroDetail)
    state = HeroDetailState(title: heroName)
  }

  isolated deinit { loading?.cancel() }

  public func states() -> AsyncStream<HeroDetailState> { listeners.stream(from: state) }

  public func load() {
    if loading == nil, state.content == nil { ask() }
  }

  public func retry() {
    if loading == nil, state.errorMessage != nil || state.offlineNotice != nil { ask() }
  }

  public func leave() {
    loading?.cancel()
    loading = nil
  }

  private func ask() {
    state.isLoading = true
    state.errorMessage = nil
    loading = Task { [weak self, heroId, getHeroDetail] in
      var answer: Result<HeroDetail, HeroesError>
      do {
        answer = .success(try await getHeroDetail.execute(id: heroId))
      } catch {
        answer = .failure(error as? HeroesError ?? .server)
      }
      guard !Task.isCancelled, let self else { return }
      loading = nil
      state = state.after(answer)
    }
  }
}
