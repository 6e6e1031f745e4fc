import HeroesDomain

public struct HeroDetailState: Hashable, Sendable {
  public internal(set) var title: String
  public internal(set) var isLoading = true
  public internal(set) var content: HeroDetailContent?
  public internal(set) var errorMessage: ErrorMessage?
  public internal(set) var offlineNotice: OfflineNotice?
}

func asking(_ state: HeroDetailState) -> HeroDetailState {
  HeroDetailState(
    title: state.title, content: state.content, offlineNotice: state.offlineNotice)
}

func showing(_ detail: HeroDetail) -> HeroDetailState {
  let reason: HeroesError? = if case .offline(let error) = detail.origin { error } else { nil }
  return HeroDetailState(
    title: detail.hero.name, isLoading: false, content: HeroDetailContent(hero: detail.hero),
    offlineNotice: reason.map(OfflineNotice.init(because:)))
}

func failing(_ error: any Error, in state: HeroDetailState) -> HeroDetailState {
  HeroDetailState(
    title: state.title, isLoading: false, content: state.content,
    errorMessage: state.content == nil ? ErrorMessage(error as? HeroesError ?? .server) : nil,
    offlineNotice: state.offlineNotice)
}

@MainActor public final class HeroDetailViewModel {
  public private(set) var state: HeroDetailState {
    didSet { watchers.forEach { $0.yield(state) } }
  }

  let heroId: Int
  private let ask: @Sendable () async throws -> HeroDetail
  private var watchers: [AsyncStream<HeroDetailState>.Continuation] = []
  private var flow: Task<Void, Never>?

  public init(heroId: Int, heroName: String, getHeroDetail: GetHeroDetailUseCase) {
    self.heroId = heroId
    ask = { try await getHeroDetail.execute(id: heroId) }
    state = HeroDetailState(title: heroName)
  }

  isolated deinit {
    flow?.cancel()
    watchers.forEach { $0.finish() }
  }

  public func states() -> AsyncStream<HeroDetailState> {
    let (stream, watcher) = AsyncStream.makeStream(of: HeroDetailState.self)
    watcher.yield(state)
    watchers.append(watcher)
    return stream
  }

  public func load() { if state.content == nil { begin() } }

  public func retry() { if state.content == nil || state.offlineNotice != nil { begin() } }

  public func leave() {
    flow?.cancel()
    flow = nil
  }

  private func begin() {
    guard flow == nil else { return }
    state = asking(state)
    flow = Task { [weak self, ask, state] in
      var next: HeroDetailState
      do {
        next = showing(try await ask())
      } catch {
        next = failing(error, in: state)
      }
      guard !Task.isCancelled, let self else { return }
      self.flow = nil
      self.state = next
    }
  }
}
