import HeroesDomain

public struct HeroesListState: Hashable, Sendable {
  /// The place of the list.
  enum Body: Hashable, Sendable {
    case skeletons
    case failure(HeroesError)
    case rows([Hero], HeroOrigin)
  }

  /// The line below the last row.
  enum Foot: Hashable, Sendable {
    case end, more, loading
    case failure(HeroesError)
  }

  public internal(set) var query = ""
  public internal(set) var isRefreshing = false
  var body = Body.skeletons
  var foot = Foot.end

  public var heroes: [Hero] {
    guard case .rows(let heroes, _) = body else { return [] }
    return heroes
  }

  public var skeletonCount: Int { body == .skeletons ? 20 : 0 }
  public var hasMorePages: Bool { foot != .end }
  public var isLoadingNextPage: Bool { foot == .loading }

  public var emptyMessage: EmptyMessage? {
    guard case .rows(let heroes, _) = body, heroes.isEmpty else { return nil }
    return EmptyMessage(query: query)
  }

  public var errorMessage: ErrorMessage? {
    guard case .failure(let error) = body else { return nil }
    return ErrorMessage(error)
  }

  public var nextPageError: ErrorMessage? {
    guard case .failure(let error) = foot else { return nil }
    return ErrorMessage(error)
  }

  public var offlineNotice: OfflineNotice? { reason.map(OfflineNotice.init(because:)) }

  /// Why the rows are not the service's.
  var reason: HeroesError? {
    guard case .rows(_, .offline(let error)) = body else { return nil }
    return error
  }
}
