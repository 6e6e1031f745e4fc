import Fold
import Foundation
import HeroesDomain

/// What the list shows.
public struct HeroesListState: Hashable, Sendable {
  public internal(set) var query: String
  public internal(set) var heroes: [Hero] = []
  public internal(set) var skeletonCount = 0
  public internal(set) var hasMorePages = false
  public internal(set) var isLoadingNextPage = false
  public internal(set) var isRefreshing = false
  public internal(set) var emptyMessage: EmptyMessage?
  public internal(set) var errorMessage: ErrorMessage?
  public internal(set) var nextPageError: ErrorMessage?
  public internal(set) var offlineNotice: OfflineNotice?

  init(query: String) { self.query = query }
}

/// Turns calls into events of ``ListFeature``.
@MainActor public final class HeroesListViewModel {
  private let runtime: Runtime<ListFeature>

  public init(
    getHeroes: GetHeroesUseCase, searchHeroes: SearchHeroesUseCase,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    runtime = Runtime(ListFeature()) { work in
      do {
        switch work {
        case .wait(let time):
          try await clock.sleep(for: time)
          return .quiet
        case .fetch("", let offset, let limit):
          return .answered(try await getHeroes.execute(offset: offset, limit: limit))
        case .fetch(let query, let offset, let limit):
          return .answered(
            try await searchHeroes.execute(query: query, offset: offset, limit: limit))
        }
      } catch {
        return .failed(error as? HeroesError ?? .server)
      }
    }
  }

  public var state: HeroesListState { runtime.output }
  public func states() -> AsyncStream<HeroesListState> { runtime.outputs() }

  public func loadInitial(query: String = "") { runtime.send(.opened(query: query)) }
  public func loadNextPageIfNeeded(at index: Int) { runtime.send(.rowAppeared(index)) }
  public func refresh() { runtime.send(.refreshAsked) }
  public func retry() { runtime.send(.retryAsked) }
  public func serviceReturned() { runtime.send(.serviceReturned) }
  public func search(_ text: String) { runtime.send(.typed(text)) }
  public func clearSearch() { runtime.send(.cleared) }
  public func leave() { runtime.send(.left) }
}
