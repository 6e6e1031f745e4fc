import Foundation
import HeroesDomain

/// Rows so far, and where they end.
struct Rows: Hashable, Sendable {
  var heroes: [Hero] = []
  var offset = 0
  var hasMore = true
  var origin = HeroOrigin.live
}

public struct HeroesListState: Hashable, Sendable {
  public internal(set) var query = ""
  public internal(set) var isLoadingNextPage = false
  public internal(set) var isRefreshing = false
  public internal(set) var errorMessage: ErrorMessage?
  public internal(set) var nextPageError: ErrorMessage?
  /// What was asked for last.
  var shown = ""
  var rows: Rows?

  public var heroes: [Hero] { rows?.heroes ?? [] }
  public var hasMorePages: Bool { rows?.hasMore ?? false }
  public var skeletonCount: Int { rows == nil && errorMessage == nil ? 20 : 0 }

  public var emptyMessage: EmptyMessage? {
    rows?.heroes.isEmpty == true ? EmptyMessage(query: query) : nil
  }

  public var offlineNotice: OfflineNotice? { reason(of: rows).map(OfflineNotice.init(because:)) }
}

func reason(of rows: Rows?) -> HeroesError? {
  if case .offline(let error)? = rows?.origin { error } else { nil }
}

func lacksNetwork(_ state: HeroesListState) -> Bool {
  [state.errorMessage, state.nextPageError].contains(ErrorMessage(.network))
}

func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }

/// Skeletons for a query.
func waiting(for query: String) -> HeroesListState {
  var state = HeroesListState()
  state.query = query
  state.shown = trimmed(query)
  return state
}

func asking(_ state: HeroesListState, next: Bool = false, again: Bool = false) -> HeroesListState {
  var copy = state
  copy.nextPageError = nil
  (copy.isLoadingNextPage, copy.isRefreshing) = (next, again)
  return copy
}

/// Nothing is under way.
func resting(_ state: HeroesListState) -> HeroesListState {
  var copy = state
  (copy.isLoadingNextPage, copy.isRefreshing) = (false, false)
  return copy
}

func showing(_ rows: Rows, in state: HeroesListState) -> HeroesListState {
  var copy = resting(state)
  copy.rows = rows
  return copy
}

func failing(_ error: any Error, in state: HeroesListState) -> HeroesListState {
  var copy = resting(state)
  let message = ErrorMessage(error as? HeroesError ?? .server)
  if state.rows == nil { copy.errorMessage = message } else { copy.nextPageError = message }
  return copy
}

/// The rows with another page below them, without the heroes that are there.
func adding(_ page: HeroPage, to rows: Rows = Rows()) -> Rows {
  let known = Set(rows.heroes.map(\.id))
  let new = page.heroes.reduce(into: [Hero]()) { new, hero in
    if !known.contains(hero.id), !new.contains(where: { $0.id == hero.id }) { new.append(hero) }
  }
  let offset = rows.offset + page.heroes.count
  return Rows(
    heroes: rows.heroes + new, offset: offset,
    hasMore: !page.heroes.isEmpty && offset < page.total, origin: page.origin)
}
