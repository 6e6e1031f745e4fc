import Foundation
import HeroesDomain

/// What is asked of the repository.
struct Question: Sendable {
  enum Part: Sendable { case start, rest, renewal }

  var part: Part
  var query: String
  var offset: Int
  var ticket: Int
}

/// What a change wants done.
enum Step: Sendable {
  case nothing, stop
  case pause(ticket: Int)
  case ask(Question)
}

/// All that the lock of a ``ListStore`` guards of the list itself.
struct ListModel: Sendable {
  private enum Doing: Sendable { case resting, pausing, asking(Question.Part) }

  private(set) var state = HeroesListState()
  private var doing = Doing.resting
  private var failed: Question.Part?
  private var shown = ""
  private var offset = 0
  private var ticket = 0
  private var isOwed = false
  private var isLeft = false

  init() {}

  private var isResting: Bool { if case .resting = doing { true } else { false } }

  mutating func open(_ query: String) -> Step {
    isLeft = false
    guard isResting, state.origin == nil || isOwed else { return .nothing }
    state.query = query
    return ask(.start)
  }

  mutating func appeared(_ row: Int) -> Step {
    let isLast = row >= state.heroes.count - 1
    guard isResting, failed != .rest, state.hasMorePages, isLast else { return .nothing }
    return ask(.rest)
  }

  mutating func refresh() -> Step {
    switch doing {
    case .asking(.start), .asking(.renewal): .nothing
    case .asking(.rest), .resting, .pausing: ask(state.origin == nil ? .start : .renewal)
    }
  }

  mutating func retry() -> Step {
    guard isResting else { return .nothing }
    if failed == .rest { return ask(.rest) }
    return failed != nil || state.origin != .live ? refresh() : .nothing
  }

  mutating func serviceReturned() -> Step {
    let isLost = state.listError == .network || state.pageError == .network
    return isLost && !isLeft ? retry() : .nothing
  }

  mutating func type(_ text: String) -> Step {
    state.query = text
    isOwed = text.core != shown
    if isOwed {
      rest()
      ticket += 1
      doing = .pausing
      return .pause(ticket: ticket)
    }
    guard case .pausing = doing else { return .nothing }
    rest()
    return .stop
  }

  mutating func pauseIsOver(_ number: Int) -> Step { number == ticket ? ask(.start) : .nothing }

  mutating func clear() -> Step {
    let isPausing = if case .pausing = doing { true } else { false }
    state.query = ""
    isOwed = false
    if !shown.isEmpty { return ask(.start) }
    if isPausing { rest() }
    return isPausing ? .stop : .nothing
  }

  mutating func leave() -> Step {
    isLeft = true
    rest()
    return .stop
  }

  mutating func answer(_ result: Result<HeroPage, HeroesError>, to question: Question) -> Step {
    guard question.ticket == ticket else { return .nothing }
    rest()
    switch result {
    case .failure(let error): fail(question.part, error)
    case .success(let page) where question.part == .rest:
      switch (state.origin, page.origin) {
      case (.live, .offline(let reason)): fail(.rest, reason)
      case (.offline, .live): return ask(.renewal)
      default: add(page)
      }
    case .success(let page):
      state.heroes = []
      offset = 0
      add(page)
    }
    return .nothing
  }

  // MARK: Parts

  private mutating func ask(_ part: Question.Part) -> Step {
    rest()
    if part == .start {
      let query = state.query
      state = HeroesListState()
      state.query = query
      shown = query.core
      isOwed = false
    }
    failed = nil
    state.pageError = nil
    state.isLoadingNextPage = part == .rest
    state.isRefreshing = part == .renewal
    ticket += 1
    doing = .asking(part)
    return .ask(
      Question(part: part, query: shown, offset: part == .rest ? offset : 0, ticket: ticket))
  }

  /// Whatever was asked is not waited for any more.
  private mutating func rest() {
    doing = .resting
    ticket += 1
    state.isLoadingNextPage = false
    state.isRefreshing = false
  }

  private mutating func add(_ page: HeroPage) {
    var ids = Set(state.heroes.map(\.id))
    state.heroes += page.heroes.filter { ids.insert($0.id).inserted }
    offset += page.heroes.count
    state.hasMorePages = !page.heroes.isEmpty && offset < page.total
    state.origin = page.origin
  }

  private mutating func fail(_ part: Question.Part, _ error: HeroesError) {
    failed = part
    if part == .start { state.listError = error } else { state.pageError = error }
  }
}

extension String {
  fileprivate var core: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
