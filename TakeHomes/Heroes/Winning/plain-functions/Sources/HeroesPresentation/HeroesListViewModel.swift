import HeroesDomain

@MainActor public final class HeroesListViewModel {
  public private(set) var state = HeroesListState() {
    didSet { if state != oldValue { watchers.forEach { $0.yield(state) } } }
  }

  private let clock: any Clock<Duration>
  private let fetch: Fetch
  private var watchers: [AsyncStream<HeroesListState>.Continuation] = []
  private var flow: Task<Void, Never>?
  private var isLeft = false

  public init(
    getHeroes: GetHeroesUseCase, searchHeroes: SearchHeroesUseCase,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.clock = clock
    fetch = HeroesPresentation.fetch(getHeroes, searchHeroes)
  }

  isolated deinit {
    flow?.cancel()
    watchers.forEach { $0.finish() }
  }

  public func states() -> AsyncStream<HeroesListState> {
    let (stream, watcher) = AsyncStream.makeStream(of: HeroesListState.self)
    watcher.yield(state)
    watchers.append(watcher)
    return stream
  }

  public func loadInitial(query: String = "") {
    isLeft = false
    guard flow == nil, state.rows == nil || trimmed(state.query) != state.shown else { return }
    begin(query)
  }

  public func loadNextPageIfNeeded(at index: Int) {
    guard flow == nil, state.hasMorePages, state.nextPageError == nil,
      index >= state.heroes.count - 1
    else { return }
    loadNextPage()
  }

  public func refresh() {
    if flow != nil, state.skeletonCount > 0 || state.isRefreshing { return }
    if state.rows == nil { return begin(state.shown) }
    state = asking(state, again: true)
    run { [state, fetch] in await newPage(state, fetch, $0) }
  }

  public func retry() {
    guard flow == nil else { return }
    if state.nextPageError != nil, state.hasMorePages { loadNextPage() } else { refresh() }
  }

  public func serviceReturned() {
    if !isLeft, lacksNetwork(state) { retry() }
  }

  public func search(_ text: String) {
    let isPausing = flow != nil && trimmed(state.query) != state.shown
    state.query = text
    if trimmed(text) == state.shown {
      if isPausing { stop() }
      return
    }
    state = resting(state)
    run { [clock, fetch] in await HeroesPresentation.search(text, clock, fetch, $0) }
  }

  public func clearSearch() {
    let isPausing = flow != nil && trimmed(state.query) != state.shown
    state.query = ""
    if !state.shown.isEmpty { begin("") } else if isPausing { stop() }
  }

  public func leave() {
    isLeft = true
    stop()
  }

  private func stop() {
    flow?.cancel()
    flow = nil
    state = resting(state)
  }

  private func begin(_ query: String) {
    state = waiting(for: query)
    run { [state, fetch] in await firstPage(state, fetch, $0) }
  }

  private func loadNextPage() {
    state = asking(state, next: true)
    run { [state, fetch] in await nextPage(state, fetch, $0) }
  }

  private func run(_ work: @escaping @MainActor (Show) async -> Void) {
    flow?.cancel()
    flow = Task { [weak self] in
      await work { state in
        guard !Task.isCancelled, let self else { return }
        var state = state
        // It may have been typed on while the flow was under way.
        state.query = self.state.query
        self.state = state
      }
      if !Task.isCancelled { self?.flow = nil }
    }
  }
}
