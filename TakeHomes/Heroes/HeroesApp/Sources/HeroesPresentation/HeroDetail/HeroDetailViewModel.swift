public import HeroesDomain

/// The page of one hero.
@MainActor
public final class HeroDetailViewModel {
  public private(set) var state: HeroDetailState {
    didSet { stream.send(state) }
  }

  let heroId: Int
  private let getHeroDetail: GetHeroDetailUseCase
  private let stream: StateStream<HeroDetailState>
  private var loading: Task<Void, Never>?

  /// A cold deep link knows no name: the title is then a plain "Hero" until the answer.
  public init(heroId: Int, heroName: String, getHeroDetail: GetHeroDetailUseCase) {
    self.heroId = heroId
    self.getHeroDetail = getHeroDetail
    state = HeroDetailState(title: heroName.isEmpty ? "Hero" : heroName)
    stream = StateStream(state)
  }

  /// The state now, then every new one.
  public func states() -> AsyncStream<HeroDetailState> { stream.states() }

  /// Loads the hero unless it is there or on its way.
  public func load() {
    guard loading == nil, state.content == nil else { return }
    begin()
  }

  /// Does again what failed, or asks anew for what offline data stands for.
  public func retry() {
    guard loading == nil, state.content == nil || state.offlineNotice != nil else { return }
    begin()
  }

  /// Ends the load that is under way, since nobody is there to see it.
  public func leave() {
    loading?.cancel()
    loading = nil
  }

  private func begin() {
    // Offline content stays while it is asked for again.
    if state.content == nil { state.phase = .loading }
    loading = Task {
      let result = await answer()
      guard !Task.isCancelled else { return }
      loading = nil
      show(result)
    }
  }

  private func answer() async -> Result<HeroDetail, HeroesError> {
    do {
      return .success(try await getHeroDetail.execute(id: heroId))
    } catch {
      return .failure(HeroesError(error))
    }
  }

  private func show(_ result: Result<HeroDetail, HeroesError>) {
    var next = state
    switch result {
    case .success(let detail):
      next.title = detail.hero.name
      next.phase = .loaded(HeroDetailContent(hero: detail.hero))
      next.offlineNotice = OfflineNotice(detail.origin)
    case .failure(let error):
      next.phase = .failed(ErrorMessage(error))
      next.offlineNotice = nil
    }
    state = next
  }
}
