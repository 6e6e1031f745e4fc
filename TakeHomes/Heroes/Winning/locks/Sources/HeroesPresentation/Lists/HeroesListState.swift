import HeroesDomain

public struct HeroesListState: Hashable, Sendable {
  public internal(set) var query = ""
  public internal(set) var heroes: [Hero] = []
  public internal(set) var hasMorePages = false
  public internal(set) var isLoadingNextPage = false
  public internal(set) var isRefreshing = false
  /// Nil until there was an answer.
  var origin: HeroOrigin?
  var listError: HeroesError?
  var pageError: HeroesError?

  public var skeletonCount: Int { origin == nil && listError == nil ? 20 : 0 }
  public var errorMessage: ErrorMessage? { listError.map(ErrorMessage.init) }
  public var nextPageError: ErrorMessage? { pageError.map(ErrorMessage.init) }

  public var emptyMessage: EmptyMessage? {
    origin != nil && heroes.isEmpty ? EmptyMessage(query: query) : nil
  }

  public var offlineNotice: OfflineNotice? {
    if case .offline(let reason)? = origin { OfflineNotice(because: reason) } else { nil }
  }
}
