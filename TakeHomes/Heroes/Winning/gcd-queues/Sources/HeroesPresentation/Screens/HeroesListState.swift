import HeroesDomain

public struct HeroesListState: Hashable, Sendable {
  public internal(set) var query = ""
  public internal(set) var heroes: [Hero] = []
  public internal(set) var hasMorePages = false
  public internal(set) var isLoadingNextPage = false
  public internal(set) var isRefreshing = false
  public internal(set) var nextPageError: ErrorMessage?
  public internal(set) var errorMessage: ErrorMessage?
  public internal(set) var offlineNotice: OfflineNotice?

  /// Whether there was an answer for what is shown.
  var isAnswered = false

  public var skeletonCount: Int { isAnswered || errorMessage != nil ? 0 : 20 }

  public var emptyMessage: EmptyMessage? {
    isAnswered && heroes.isEmpty ? EmptyMessage(query: query) : nil
  }
}
