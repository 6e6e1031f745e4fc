import Foundation
import HeroesDomain

/// What somebody does with the list.
enum ListCall: Sendable {
  case open(String), typed(String), appeared(row: Int)
  case clear, refresh, retry, serviceReturned, leave
}

/// Owns the list: takes one call at a time, and answers with whole states.
actor ListKeeper {
  typealias Screen = @MainActor @Sendable (_ state: HeroesListState, _ call: Int) -> Void

  private enum Load { case first, next, again }

  private let getHeroes: GetHeroesUseCase
  private let searchHeroes: SearchHeroesUseCase
  private let clock: any Clock<Duration>

  private var state = HeroesListState()
  private var lastCall = 0
  private var shownQuery = ""
  private var offset = 0
  private var load: Load?
  private var loadNumber = 0
  private var loading: Task<Void, Never>?
  private var typing: Task<Void, Never>?
  private var hasForgottenText = false
  private var refreshFailed = false
  private var isAway = false
  private var screen: Screen = { _, _ in }

  init(
    getHeroes: GetHeroesUseCase, searchHeroes: SearchHeroesUseCase, clock: any Clock<Duration>
  ) {
    (self.getHeroes, self.searchHeroes, self.clock) = (getHeroes, searchHeroes, clock)
  }

  /// Works until the calls end.
  func work(on calls: AsyncStream<(number: Int, call: ListCall)>, for screen: @escaping Screen)
    async
  {
    self.screen = screen
    for await (number, call) in calls {
      lastCall = number
      await take(call)
    }
    typing?.cancel()
    stopLoading()
  }

  private func take(_ call: ListCall) async {
    switch call {
    case .open(let query):
      isAway = false
      let isThere = if case .rows = state.body { true } else { false }
      guard load == nil, !isThere || hasForgottenText else { return }
      state.query = query
      await start(.first)
    case .typed(let text): await take(text: text)
    case .clear:
      stopTyping()
      state.query = ""
      if shownQuery.isEmpty { await show() } else { await start(.first) }
    case .appeared(let row):
      guard load == nil, state.foot == .more, row >= state.heroes.count - 1 else { return }
      await start(.next)
    case .refresh: await refresh()
    case .retry:
      if case .failure = state.foot, !refreshFailed {
        await start(.next)
      } else if load == nil {
        await refresh()
      }
    case .serviceReturned:
      let isOffline = state.body == .failure(.network) || state.foot == .failure(.network)
      if isOffline, load == nil, typing == nil, !isAway { await take(.retry) }
    case .leave:
      isAway = true
      hasForgottenText = hasForgottenText || typing != nil
      stopTyping()
      stopLoading()
      await show()
    }
  }

  private func take(text: String) async {
    stopTyping()
    state.query = text
    hasForgottenText = false
    await show()
    guard text.tidy != shownQuery else { return }
    typing = Task { [clock] in
      try? await clock.sleep(for: .milliseconds(300))
      if !Task.isCancelled { await self.search(for: text) }
    }
  }

  private func search(for text: String) async {
    // Somebody typed on while this waited for its turn.
    guard typing != nil, state.query == text else { return }
    typing = nil
    await start(.first)
  }

  private func refresh() async {
    guard load != .first, load != .again else { return }
    if case .rows = state.body { await start(.again) } else { await start(.first) }
  }
}

// MARK: - Loading

extension ListKeeper {
  private func start(_ kind: Load) async {
    stopLoading()
    load = kind
    refreshFailed = false
    switch kind {
    case .first:
      stopTyping()
      hasForgottenText = false
      shownQuery = state.query.tidy
      (state.body, state.foot) = (.skeletons, .end)
    case .next: state.foot = .loading
    case .again: state.isRefreshing = true
    }
    let number = loadNumber
    // What is shown changes before anybody is asked.
    await show()
    guard number == loadNumber else { return }
    let (query, offset) = (shownQuery, kind == .next ? offset : 0)
    loading = Task { [getHeroes, searchHeroes] in
      do {
        let page =
          query.isEmpty
          ? try await getHeroes.execute(offset: offset, limit: 20)
          : try await searchHeroes.execute(query: query, offset: offset, limit: 20)
        await self.finished(.success(page), number)
      } catch {
        await self.finished(.failure(error as? HeroesError ?? .server), number)
      }
    }
  }

  private func finished(_ answer: Result<HeroPage, HeroesError>, _ number: Int) async {
    guard number == loadNumber, let kind = load else { return }
    load = nil
    state.isRefreshing = false
    switch answer {
    case .failure(let error): fail(error, kind)
    case .success(let page):
      switch (kind, page.origin, state.reason) {
      case (.next, .offline(let reason), nil): fail(reason, kind)
      case (.next, .live, .some): return await start(.again)
      default: add(page, kind)
      }
    }
    await show()
  }

  private func add(_ page: HeroPage, _ kind: Load) {
    let old = kind == .next ? state.heroes : []
    var known = Set(old.map(\.id))
    let new = page.heroes.filter { known.insert($0.id).inserted }
    offset = (kind == .next ? offset : 0) + page.heroes.count
    state.body = .rows(old + new, page.origin)
    state.foot = page.heroes.isEmpty || offset >= page.total ? .end : .more
  }

  private func fail(_ error: HeroesError, _ kind: Load) {
    switch kind {
    case .first: state.body = .failure(error)
    case .next: state.foot = .failure(error)
    case .again:
      refreshFailed = true
      if !state.heroes.isEmpty { state.foot = .failure(error) }
    }
  }

  private func stopTyping() {
    typing?.cancel()
    typing = nil
  }

  private func stopLoading() {
    loading?.cancel()
    loadNumber += 1
    if load == .next { state.foot = .more }
    state.isRefreshing = false
    (loading, load) = (nil, nil)
  }

  private func show() async { await screen(state, lastCall) }
}

extension String {
  fileprivate var tidy: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
