import HeroesDomain
import Locked

public struct HeroDetailState: Hashable, Sendable {
  public internal(set) var title: String
  public internal(set) var isLoading = true
  public internal(set) var content: HeroDetailContent?
  public internal(set) var errorMessage: ErrorMessage?
  public internal(set) var offlineNotice: OfflineNotice?
}

/// One hero; like the list, everything is behind one lock.
@MainActor public final class HeroDetailViewModel {
  private struct Content {
    var state: HeroDetailState
    var task: Task<Void, Never>?
    var ticket = 0
    var listeners: [AsyncStream<HeroDetailState>.Continuation] = []

    mutating func tell() { for listener in listeners { listener.yield(state) } }
  }

  let heroId: Int
  private let getHeroDetail: GetHeroDetailUseCase
  private let content: Locked<Content>

  public init(heroId: Int, heroName: String, getHeroDetail: GetHeroDetailUseCase) {
    self.heroId = heroId
    self.getHeroDetail = getHeroDetail
    content = Locked(Content(state: HeroDetailState(title: heroName)))
  }

  deinit { content.use { $0.task?.cancel() } }

  public var state: HeroDetailState { content.use { $0.state } }

  public func states() -> AsyncStream<HeroDetailState> {
    AsyncStream { listener in
      content.use {
        listener.yield($0.state)
        $0.listeners.append(listener)
      }
    }
  }

  public func load() { ask { $0.content == nil } }

  public func retry() { ask { $0.errorMessage != nil || $0.offlineNotice != nil } }

  public func leave() {
    let old = content.use { content -> Task<Void, Never>? in
      defer { content.task = nil }
      content.ticket += 1
      return content.task
    }
    old?.cancel()
  }

  private func ask(if isWanted: (HeroDetailState) -> Bool) {
    content.use { content in
      guard content.task == nil, isWanted(content.state) else { return }
      content.ticket += 1
      content.state.isLoading = true
      content.state.errorMessage = nil
      content.tell()
      content.task = Task.detached {
        [locked = self.content, heroId, getHeroDetail, ticket = content.ticket] in
        let answer: Result<HeroDetail, any Error>
        do {
          answer = .success(try await getHeroDetail.execute(id: heroId))
        } catch {
          answer = .failure(error)
        }
        locked.use { content in
          guard content.ticket == ticket else { return }
          content.task = nil
          content.state.take(answer)
          content.tell()
        }
      }
    }
  }
}

extension HeroDetailState {
  fileprivate mutating func take(_ answer: Result<HeroDetail, any Error>) {
    isLoading = false
    switch answer {
    case .success(let detail):
      title = detail.hero.name
      content = HeroDetailContent(hero: detail.hero)
      offlineNotice = nil
      if case .offline(let reason) = detail.origin {
        offlineNotice = OfflineNotice(because: reason)
      }
    case .failure(let error) where content == nil:
      errorMessage = ErrorMessage(error as? HeroesError ?? .server)
    case .failure: break
    }
  }
}
