import Fold
import Foundation
import HeroesDomain

/// All that can happen to the list.
enum ListEvent: Sendable {
  case opened(query: String)
  case typed(String)
  case cleared
  case quiet
  case rowAppeared(Int)
  case refreshAsked
  case retryAsked
  case serviceReturned
  case left
  case answered(HeroPage)
  case failed(HeroesError)
}

/// What the list wants done.
enum ListWork: Sendable, Hashable {
  case wait(Duration)
  case fetch(query: String, offset: Int, limit: Int)
}

/// The list as a value that events change.
struct ListFeature: Feature {
  private enum Job { case opening, extending, refreshing, pausing }
  private enum Outcome: Equatable { case unknown, loaded, failed(HeroesError) }
  private enum Retry { case page, refresh }

  private static let pageSize = 20
  private static let quietTime = Duration.milliseconds(300)

  /// As typed.
  private var typed = ""
  /// The query whose answer is shown or awaited.
  private var asked = ""
  private var outcome = Outcome.unknown
  private var heroes: [Hero] = []
  private var ids: Set<Hero.ID> = []
  private var offset = 0
  private var hasMore = false
  private var origin = HeroOrigin.live
  private var tail: (error: HeroesError, retry: Retry)?
  private var job: Job?
  /// The query's first answer was given up before it came.
  private var isInterrupted = false
  private var isWatched = true

  private var wanted: String { typed.trimmingCharacters(in: .whitespacesAndNewlines) }

  mutating func fold(_ event: ListEvent) -> Step<ListWork> {
    switch event {
    case .opened(let query): open(query)
    case .typed(let text): type(text)
    case .cleared: clear()
    case .quiet: begin()
    case .rowAppeared(let index): extend(at: index)
    case .refreshAsked: refresh()
    case .retryAsked: retry()
    case .serviceReturned: resume()
    case .left: leave()
    case .answered(let page): take(page)
    case .failed(let error): fail(error)
    }
  }

  // MARK: What the person does

  private mutating func open(_ query: String) -> Step<ListWork> {
    isWatched = true
    guard job == nil, outcome != .loaded || isInterrupted else { return .carryOn }
    typed = query
    return begin()
  }

  private mutating func type(_ text: String) -> Step<ListWork> {
    typed = text
    switch job {
    case .opening where wanted == asked: return .carryOn
    case .opening: isInterrupted = true
    case .pausing where wanted == asked && !isInterrupted:
      job = nil
      return .halt
    case nil where wanted == asked && !isInterrupted,
      .extending where wanted == asked, .refreshing where wanted == asked:
      return .carryOn
    default: break
    }
    job = .pausing
    return .run(.wait(Self.quietTime))
  }

  private mutating func clear() -> Step<ListWork> {
    typed = ""
    guard asked.isEmpty, !isInterrupted else { return begin() }
    guard job == .pausing else { return .carryOn }
    job = nil
    return .halt
  }

  private mutating func extend(at index: Int) -> Step<ListWork> {
    let isLast = index >= heroes.count - 1
    guard job == nil, isLast, hasMore, tail == nil, !isInterrupted else { return .carryOn }
    return nextPage()
  }

  private mutating func refresh() -> Step<ListWork> {
    switch job {
    case .opening, .refreshing: return .carryOn
    case .pausing: return begin()
    case .extending, nil: break
    }
    guard outcome == .loaded else { return begin() }
    job = .refreshing
    tail = nil
    return .run(.fetch(query: asked, offset: 0, limit: Self.pageSize))
  }

  private mutating func retry() -> Step<ListWork> {
    guard job == nil else { return .carryOn }
    if case .failed = outcome { return begin() }
    switch (tail?.retry, origin) {
    case (.page, _): return nextPage()
    case (.refresh, _), (nil, .offline): return refresh()
    case (nil, .live): return .carryOn
    }
  }

  private mutating func resume() -> Step<ListWork> {
    let isCutOff = outcome == .failed(.network) || tail?.error == .network
    return isCutOff && isWatched ? retry() : .carryOn
  }

  private mutating func leave() -> Step<ListWork> {
    isWatched = false
    if job == .opening || job == .pausing { isInterrupted = true }
    job = nil
    return .halt
  }

  // MARK: What is asked for

  private mutating func begin() -> Step<ListWork> {
    asked = wanted
    outcome = .unknown
    (heroes, ids, offset, hasMore, origin, tail) = ([], [], 0, false, .live, nil)
    isInterrupted = false
    job = .opening
    return .run(.fetch(query: asked, offset: 0, limit: Self.pageSize))
  }

  private mutating func nextPage() -> Step<ListWork> {
    job = .extending
    tail = nil
    return .run(.fetch(query: asked, offset: offset, limit: Self.pageSize))
  }

  // MARK: What came of it

  private mutating func take(_ page: HeroPage) -> Step<ListWork> {
    if job == .extending {
      switch (origin, page.origin) {
      case (.live, .offline(let cause)):
        job = nil
        tail = (cause, .page)
        return .carryOn
      case (.offline, .live):
        // The service is back: what it has replaces what was bundled.
        job = nil
        return refresh()
      default: break
      }
    } else {
      (heroes, ids, offset) = ([], [], 0)
    }
    heroes += page.heroes.filter { ids.insert($0.id).inserted }
    offset += page.heroes.count
    hasMore = !page.heroes.isEmpty && offset < page.total
    origin = page.origin
    outcome = .loaded
    job = nil
    return .carryOn
  }

  private mutating func fail(_ error: HeroesError) -> Step<ListWork> {
    switch job {
    case .extending: tail = (error, .page)
    case .refreshing where !heroes.isEmpty: tail = (error, .refresh)
    default: outcome = .failed(error)
    }
    job = nil
    return .carryOn
  }

  // MARK: What is seen

  var output: HeroesListState {
    var state = HeroesListState(query: typed)
    state.heroes = heroes
    state.skeletonCount = outcome == .unknown ? Self.pageSize : 0
    state.hasMorePages = hasMore
    state.isLoadingNextPage = job == .extending
    state.isRefreshing = job == .refreshing
    state.nextPageError = (tail?.error).map(ErrorMessage.init)
    switch outcome {
    case .unknown: break
    case .failed(let error): state.errorMessage = ErrorMessage(error)
    case .loaded:
      if heroes.isEmpty { state.emptyMessage = EmptyMessage(query: asked) }
      if case .offline(let cause) = origin { state.offlineNotice = OfflineNotice(because: cause) }
    }
    return state
  }
}
