import Foundation
import HeroesDomain

public struct HeroesListState: Hashable, Sendable {
  public var query = ""
  public var heroes: [Hero] = []
  public var isLoading = false
  public var skeletonCount: Int { 0 }
  public var hasMorePages = false
  public var isLoadingNextPage = false
  public var isRefreshing = false
  public var emptyMessage: EmptyMessage?
  public var errorMessage: ErrorMessage?
  public var nextPageError: ErrorMessage?
  public var offlineNotice: OfflineNotice?
}

@MainActor public final class HeroesListViewModel {
  let getHeroes: GetHeroesUseCase
  let searchHeroes: SearchHeroesUseCase

  public private(set) var state = HeroesListState() {
    didSet { for watcher in watchers { watcher.yield(state) } }
  }
  var watchers: [AsyncStream<HeroesListState>.Continuation] = []
  var currentOffset = 0
  var totalResults = 0

  public init(
    getHeroes: GetHeroesUseCase, searchHeroes: SearchHeroesUseCase,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.getHeroes = getHeroes
    self.searchHeroes = searchHeroes
  }

  public func states() -> AsyncStream<HeroesListState> {
    let (stream, watcher) = AsyncStream.makeStream(of: HeroesListState.self)
    watchers.append(watcher)
    return stream
  }

  public func loadInitial(query: String = "") {
    state.query = query
    state.heroes = []
    state.isLoading = true
    currentOffset = 0
    load()
  }

  public func loadNextPageIfNeeded(at index: Int) {
    if index >= state.heroes.count - 5, state.hasMorePages {
      state.isLoadingNextPage = true
      load()
    }
  }

  public func refresh() {
    loadInitial(query: state.query)
  }

  public func retry() {
    loadInitial(query: state.query)
  }

  public func serviceReturned() {
    // TODO
  }

  public func search(_ text: String) {
    loadInitial(query: text)
  }

  public func clearSearch() {
    loadInitial()
  }

  public func leave() {}

  func load() {
    Task {
      do {
        let page: HeroPage
        if state.query == "" {
          page = try await getHeroes.execute(offset: currentOffset, limit: 20)
        } else {
          page = try await searchHeroes.execute(
            query: state.query, offset: currentOffset, limit: 20)
        }
        state.heroes += page.heroes
        currentOffset = Set(state.heroes.map(\.id)).count
        totalResults = page.total
        state.hasMorePages = currentOffset < totalResults
        if state.heroes.isEmpty { state.emptyMessage = EmptyMessage(query: state.query) }
      } catch {
        state.errorMessage = ErrorMessage(.server)
      }
      state.isLoading = false
      state.isLoadingNextPage = false
    }
  }
}
