internal import ClockKit
internal import Foundation
public import HeroesDomain

/// The list of heroes: browsing, searching, scrolling, refreshing.
///
/// At most one load is under way. Whatever replaces it cancels it first, on the main actor; so a
/// load that is not cancelled when its answer comes is the newest one and may show it.
@MainActor
public final class HeroesListViewModel {
  public private(set) var state = HeroesListState() {
    didSet { stream.send(state) }
  }

  private let getHeroes: GetHeroesUseCase
  private let searchHeroes: SearchHeroesUseCase
  private let debouncer: Debouncer
  private let stream = StateStream(HeroesListState())

  /// What the list shows or loads; what is typed may be ahead of it.
  private var shownQuery = ""
  private var feed: HeroFeed?
  private var load: Task<Void, Never>?
  private var typing: Task<Void, Never>?
  private var isLeft = false

  public init(
    getHeroes: GetHeroesUseCase, searchHeroes: SearchHeroesUseCase,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.getHeroes = getHeroes
    self.searchHeroes = searchHeroes
    debouncer = Debouncer(for: .milliseconds(300), clock: clock)
  }

  /// The state now, then every new one.
  public func states() -> AsyncStream<HeroesListState> { stream.states() }

  /// Loads the first page unless it is there or on its way.
  public func loadInitial(query: String = "") {
    isLeft = false
    guard load == nil, state.phase == .loading || state.errorMessage != nil else { return }
    state.query = query
    show(query: query)
  }

  /// Comes to the screen, for the first time or again, with that text in the search field.
  func open(query: String) {
    isLeft = false
    stopTyping()
    state.query = query
    if query.trimmed == shownQuery { loadInitial(query: query) } else { show(query: query) }
  }

  /// Loads the next page when the last row appears.
  public func loadNextPageIfNeeded(at index: Int) {
    guard case .loaded(let heroes, next: .ready) = state.phase, index >= heroes.count - 1,
      !state.isRefreshing
    else { return }
    loadNextPage()
  }

  /// Loads the first page again; rows that are shown stay until the answer.
  public func refresh() {
    guard case .loaded = state.phase else { return show(query: shownQuery) }
    var next = state
    next.isRefreshing = true
    next.refreshError = nil
    // A next page that is under way ends here.
    next.setNext(.ready)
    state = next
    loadFirstPage()
  }

  /// Does again what failed: the list, its next page, or the answer that offline data stands for.
  public func retry() {
    switch state.phase {
    case .loaded(_, next: .failed): loadNextPage()
    case .loaded, .empty, .failed: refresh()
    case .loading: break
    }
  }

  /// The connection is back: does again what failed for want of one, once.
  public func serviceReturned() {
    guard load == nil, typing == nil, !isLeft else { return }
    if [state.errorMessage, state.nextPageError].contains(ErrorMessage(.network)) { retry() }
  }

  /// Takes a keystroke; the search begins when no other came for 300 ms.
  public func search(_ text: String) {
    stopTyping()
    state.query = text
    guard text.trimmed != shownQuery else { return }
    typing = Task {
      guard await debouncer.settles(), !Task.isCancelled else { return }
      typing = nil
      show(query: text)
    }
  }

  /// Goes back to browsing at once.
  public func clearSearch() {
    stopTyping()
    state.query = ""
    if !shownQuery.isEmpty { show(query: "") }
  }

  /// Ends all that is under way, since nobody is there to see it.
  public func leave() {
    isLeft = true
    stopTyping()
    load?.cancel()
    load = nil
    var next = state
    next.isRefreshing = false
    if next.isLoadingNextPage { next.setNext(.ready) }
    state = next
  }
}

// MARK: - Loading

extension HeroesListViewModel {
  private func stopTyping() {
    typing?.cancel()
    typing = nil
  }

  /// Shows skeletons, and loads the first page of a query.
  private func show(query: String) {
    shownQuery = query.trimmed
    var next = HeroesListState()
    next.query = state.query
    state = next
    loadFirstPage()
  }

  private func loadFirstPage() {
    let feed = HeroFeed(pageSize: HeroesListState.skeletons, source: source)
    begin { [self] in
      do {
        guard let snapshot = try await feed.next(beyond: 0), !Task.isCancelled else { return }
        self.feed = feed
        show(snapshot)
      } catch {
        if !Task.isCancelled { show(firstPageError: ErrorMessage(HeroesError(error))) }
      }
    }
  }

  private func loadNextPage() {
    guard let feed else { return }
    let shown = state.heroes.count
    state.setNext(.loading)
    begin { [self] in
      do {
        let snapshot = try await feed.next(beyond: shown)
        guard !Task.isCancelled else { return }
        // Nothing came: an earlier request that was given up has not ended yet.
        snapshot.map(show) ?? state.setNext(.ready)
      } catch is HeroFeed.ServiceReturned {
        if !Task.isCancelled { refresh() }
      } catch {
        if !Task.isCancelled { state.setNext(.failed(ErrorMessage(HeroesError(error)))) }
      }
    }
  }

  private func begin(_ work: @escaping @MainActor () async -> Void) {
    load?.cancel()
    load = Task {
      await work()
      // Otherwise another load stands in its place.
      if !Task.isCancelled { load = nil }
    }
  }

  private var source: HeroFeed.Source {
    guard !shownQuery.isEmpty else { return getHeroes.execute }
    return { [searchHeroes, shownQuery] offset, limit in
      try await searchHeroes.execute(query: shownQuery, offset: offset, limit: limit)
    }
  }

  private func show(_ snapshot: HeroFeed.Snapshot) {
    var next = HeroesListState()
    next.query = state.query
    next.offlineNotice = OfflineNotice(snapshot.origin)
    next.phase =
      snapshot.heroes.isEmpty
      ? .empty(EmptyMessage(query: shownQuery))
      : .loaded(snapshot.heroes, next: snapshot.hasMore ? .ready : .none)
    state = next
  }

  private func show(firstPageError message: ErrorMessage) {
    var next = state
    next.isRefreshing = false
    if case .loaded = state.phase {
      next.refreshError = message
    } else {
      next.phase = .failed(message)
    }
    state = next
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
