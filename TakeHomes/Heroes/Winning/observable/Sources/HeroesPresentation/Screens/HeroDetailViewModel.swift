import Foundation
import HeroesDomain
import Observation

@MainActor @Observable public final class HeroDetailViewModel {
  public private(set) var state: HeroDetailState

  @ObservationIgnored private var loading: Task<Void, Never>?
  private let heroId: Int
  private let getHeroDetail: GetHeroDetailUseCase

  public init(heroId: Int, heroName: String, getHeroDetail: GetHeroDetailUseCase) {
    self.heroId = heroId
    self.getHeroDetail = getHeroDetail
    state = HeroDetailState(title: heroName)
  }

  isolated deinit { loading?.cancel() }

  public func states() -> AsyncStream<HeroDetailState> { watch { [weak self] in self?.state } }

  public func load() {
    guard loading == nil, state.content == nil else { return }
    start()
  }

  public func retry() {
    guard loading == nil, state.errorMessage != nil || state.offlineNotice != nil else { return }
    start()
  }

  public func leave() {
    loading?.cancel()
    loading = nil
  }

  private func start() {
    state.errorMessage = nil
    state.isLoading = true
    loading = Task { [weak self, heroId, getHeroDetail] in
      let result: Result<HeroDetail, any Error>
      do {
        result = .success(try await getHeroDetail.execute(id: heroId))
      } catch {
        result = .failure(error)
      }
      if !Task.isCancelled { self?.show(result) }
    }
  }

  private func show(_ result: Result<HeroDetail, any Error>) {
    loading = nil
    var new = state
    new.isLoading = false
    switch result {
    case .success(let detail):
      new.title = detail.hero.name
      new.content = HeroDetailContent(hero: detail.hero)
      new.offlineNotice =
        if case .offline(let error) = detail.origin { OfflineNotice(because: error) } else { nil }
    case .failure(let error):
      if new.content == nil { new.errorMessage = ErrorMessage(error as? HeroesError ?? .server) }
    }
    state = new
  }
}
