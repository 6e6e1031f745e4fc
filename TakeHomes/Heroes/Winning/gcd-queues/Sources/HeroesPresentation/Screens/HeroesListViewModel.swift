import Foundation
import HeroesDomain

@MainActor public final class HeroesListViewModel {
  private enum Purpose { case first, next, refresh, pause }

  private let getHeroes: GetHeroesUseCase
  private let searchHeroes: SearchHeroesUseCase
  private let clock: any Clock<Duration>
  private let published = Published(HeroesListState())

  private var running: (purpose: Purpose, inquiry: Inquiry)?
  private var failed: Purpose?
  private var searched = ""
  private var nextOffset = 0
  /// A text was typed, and nobody has asked for it.
  private var owesSearch = false
  private var isLeft = false

  public init(
    getHeroes: GetHeroesUseCase, searchHeroes: SearchHeroesUseCase,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.getHeroes = getHeroes
    self.searchHeroes = searchHeroes
    self.clock = clock
  }

  public private(set) var state: HeroesListState {
    get { published.value }
    set { published.value = newValue }
  }

  public func states() -> AsyncStream<HeroesListState> { published.stream() }

  public func loadInitial(query: String = "") {
    isLeft = false
    guard running == nil, !state.isAnswered || owesSearch else { return }
    state.query = query
    loadFirstPage()
  }

  public func loadNextPageIfNeeded(at index: Int) {
    let isLast = index + 1 >= state.heroes.count
    guard running == nil, failed != .next, state.isAnswered, state.hasMorePages, isLast else {
      return
    }
    run(.next)
  }

  public func refresh() {
    if running?.purpose == .first || running?.purpose == .refresh { return }
    if state.isAnswered { run(.refresh) } else { loadFirstPage() }
  }

  public func retry() {
    guard running == nil else { return }
    if failed == .next {
      run(.next)
    } else if failed != nil || state.offlineNotice != nil {
      refresh()
    }
  }

  public func serviceReturned() {
    let lost = ErrorMessage(.network)
    guard !isLeft, state.errorMessage == lost || state.nextPageError == lost else { return }
    retry()
  }

  public func search(_ text: String) {
    state.query = text
    let isNew = trimmed(text) != searched
    if isNew || running?.purpose == .pause { stop() }
    owesSearch = isNew
    guard isNew else { return }
    let pause = Inquiry { [clock] in
      try await clock.sleep(for: .milliseconds(300))
    } answer: { [weak self] result in
      if case .success = result { self?.loadFirstPage() }
    }
    running = (.pause, pause)
  }

  public func clearSearch() {
    state.query = ""
    if running?.purpose == .pause { stop() }
    owesSearch = false
    if !searched.isEmpty { loadFirstPage() }
  }

  public func leave() {
    isLeft = true
    stop()
  }

  // MARK: Asking

  private func loadFirstPage() {
    var fresh = HeroesListState()
    fresh.query = state.query
    searched = trimmed(fresh.query)
    owesSearch = false
    state = fresh
    run(.first)
  }

  private func run(_ purpose: Purpose) {
    stop()
    failed = nil
    change {
      $0.nextPageError = nil
      $0.isLoadingNextPage = purpose == .next
      $0.isRefreshing = purpose == .refresh
    }
    let offset = purpose == .next ? nextOffset : 0
    let inquiry = Inquiry { [getHeroes, searchHeroes, searched] in
      searched.isEmpty
        ? try await getHeroes.execute(offset: offset, limit: 20)
        : try await searchHeroes.execute(query: searched, offset: offset, limit: 20)
    } answer: { [weak self] result in
      self?.take(result, purpose)
    }
    running = (purpose, inquiry)
  }

  private func stop() {
    running?.inquiry.cancel()
    running = nil
    change {
      $0.isLoadingNextPage = false
      $0.isRefreshing = false
    }
  }

  private func take(_ result: Result<HeroPage, Error>, _ purpose: Purpose) {
    stop()
    switch result {
    case .failure(let error): fail(error as? HeroesError ?? .server, purpose)
    case .success(let page):
      guard purpose == .next else { return show(page, behind: []) }
      switch (page.origin, state.offlineNotice) {
      case (.offline(let reason), nil): fail(reason, purpose)
      case (.live, .some): run(.refresh)
      default: show(page, behind: state.heroes)
      }
    }
  }

  private func show(_ page: HeroPage, behind old: [Hero]) {
    nextOffset = (old.isEmpty ? 0 : nextOffset) + page.heroes.count
    var rows = old
    var known = Set(old.map { $0.id })
    for hero in page.heroes where known.insert(hero.id).inserted { rows.append(hero) }
    change {
      $0.isAnswered = true
      $0.heroes = rows
      $0.hasMorePages = !page.heroes.isEmpty && nextOffset < page.total
      $0.offlineNotice = nil
      if case .offline(let reason) = page.origin {
        $0.offlineNotice = OfflineNotice(because: reason)
      }
    }
  }

  private func fail(_ error: HeroesError, _ purpose: Purpose) {
    failed = purpose
    change {
      if $0.isAnswered {
        $0.nextPageError = ErrorMessage(error)
      } else {
        $0.errorMessage = ErrorMessage(error)
      }
    }
  }

  /// Observers hear once of what changes together.
  private func change(_ body: (inout HeroesListState) -> Void) {
    var copy = state
    body(&copy)
    state = copy
  }

  private func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
