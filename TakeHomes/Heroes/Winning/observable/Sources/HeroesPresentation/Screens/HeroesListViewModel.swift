import Foundation
import HeroesDomain
import Observation

/// The list; views may observe ``state`` directly.
@MainActor @Observable public final class HeroesListViewModel {
  private enum Job { case first, next, refresh, debounce }

  public private(set) var state = HeroesListState()

  @ObservationIgnored private var job: Job?
  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private var failed: Job?
  @ObservationIgnored private var shownQuery = ""
  @ObservationIgnored private var offset = 0
  /// The first page of the query was given up before it came.
  @ObservationIgnored private var isUnfinished = false
  @ObservationIgnored private var isOnScreen = true

  private let getHeroes: GetHeroesUseCase
  private let searchHeroes: SearchHeroesUseCase
  private let clock: any Clock<Duration>

  public init(
    getHeroes: GetHeroesUseCase, searchHeroes: SearchHeroesUseCase,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.getHeroes = getHeroes
    self.searchHeroes = searchHeroes
    self.clock = clock
  }

  isolated deinit { task?.cancel() }

  public func states() -> AsyncStream<HeroesListState> { watch { [weak self] in self?.state } }

  public func loadInitial(query: String = "") {
    isOnScreen = true
    guard job == nil, state.phase != .loaded || isUnfinished else { return }
    state.query = query
    loadFirstPage()
  }

  public func loadNextPageIfNeeded(at index: Int) {
    guard job == nil, failed == nil, !isUnfinished, state.hasMorePages,
      index >= state.heroes.count - 1
    else { return }
    ask(for: .next)
  }

  public func refresh() {
    switch (job, state.phase) {
    case (.first, _), (.refresh, _): break
    case (.debounce, _), (_, .waiting), (_, .failed): loadFirstPage()
    case (_, .loaded): ask(for: .refresh)
    }
  }

  public func retry() {
    guard job == nil else { return }
    if let failed {
      failed == .first ? loadFirstPage() : ask(for: failed)
    } else if state.origin != .live {
      refresh()
    }
  }

  public func serviceReturned() {
    let isCutOff =
      state.phase == .failed(.network) || state.nextPageError == ErrorMessage(.network)
    if isCutOff, isOnScreen { retry() }
  }

  public func search(_ text: String) {
    state.query = text
    let isShown = text.trimmed == shownQuery
    if isShown, job == .first || (job != .debounce && !isUnfinished) { return }
    cancel()
    if isShown, !isUnfinished { return }
    job = .debounce
    task = Task { [weak self, clock] in
      try? await clock.sleep(for: .milliseconds(300))
      if !Task.isCancelled { self?.loadFirstPage() }
    }
  }

  public func clearSearch() {
    state.query = ""
    if job == .debounce { cancel() }
    if shownQuery.isEmpty, job == .first || state.phase == .loaded && !isUnfinished { return }
    loadFirstPage()
  }

  public func leave() {
    isOnScreen = false
    cancel()
  }

  // MARK: Asking

  private func loadFirstPage() {
    shownQuery = state.query.trimmed
    var fresh = HeroesListState()
    fresh.query = state.query
    state = fresh
    isUnfinished = false
    job = nil
    ask(for: .first)
  }

  private func ask(for job: Job) {
    cancel()
    (self.job, failed) = (job, nil)
    update {
      $0.nextPageError = nil
      $0.isLoadingNextPage = job == .next
      $0.isRefreshing = job == .refresh
    }
    let (query, offset) = (shownQuery, job == .next ? offset : 0)
    task = Task { [weak self, getHeroes, searchHeroes] in
      do {
        let page =
          query.isEmpty
          ? try await getHeroes.execute(offset: offset, limit: 20)
          : try await searchHeroes.execute(query: query, offset: offset, limit: 20)
        if !Task.isCancelled { self?.take(page, job) }
      } catch {
        if !Task.isCancelled { self?.fail(error as? HeroesError ?? .server, job) }
      }
    }
  }

  private func cancel() {
    task?.cancel()
    if job == .first || job == .debounce { isUnfinished = true }
    if job == .debounce, state.query.trimmed == shownQuery, state.phase == .loaded {
      isUnfinished = false
    }
    (task, job) = (nil, nil)
    update { ($0.isLoadingNextPage, $0.isRefreshing) = (false, false) }
  }

  // MARK: Answers

  private func take(_ page: HeroPage, _ job: Job) {
    if job == .next, case .offline(let reason) = page.origin, state.origin == .live {
      return fail(reason, job)
    }
    self.job = nil
    if job == .next, page.origin == .live, state.origin != .live { return ask(for: .refresh) }
    offset = (job == .next ? offset : 0) + page.heroes.count
    update { state in
      var known = Set(job == .next ? state.heroes.map(\.id) : [])
      let new = page.heroes.filter { known.insert($0.id).inserted }
      state.heroes = job == .next ? state.heroes + new : new
      state.hasMorePages = !page.heroes.isEmpty && offset < page.total
      state.origin = page.origin
      state.phase = .loaded
      (state.isLoadingNextPage, state.isRefreshing) = (false, false)
    }
  }

  private func fail(_ error: HeroesError, _ job: Job) {
    (self.job, failed) = (nil, job)
    update { state in
      if job == .first { state.phase = .failed(error) } else { state.nextPageError = .init(error) }
      (state.isLoadingNextPage, state.isRefreshing) = (false, false)
    }
  }

  /// Several fields, one change.
  private func update(_ change: (inout HeroesListState) -> Void) {
    var new = state
    change(&new)
    if new != state { state = new }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
