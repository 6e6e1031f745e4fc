import Foundation
import HeroesDomain

public struct HeroesListState: Hashable, Sendable {
  enum Phase: Hashable, Sendable { case waiting, loaded, failed(HeroesError) }

  public internal(set) var query = ""
  public internal(set) var heroes: [Hero] = []
  public internal(set) var hasMorePages = false
  public internal(set) var isLoadingNextPage = false
  public internal(set) var isRefreshing = false
  public internal(set) var nextPageError: ErrorMessage?
  var phase = Phase.waiting
  var origin = HeroOrigin.live

  public var skeletonCount: Int { phase == .waiting ? 20 : 0 }

  public var emptyMessage: EmptyMessage? {
    phase == .loaded && heroes.isEmpty ? EmptyMessage(query: query) : nil
  }

  public var errorMessage: ErrorMessage? {
    if case .failed(let error) = phase { ErrorMessage(error) } else { nil }
  }

  public var offlineNotice: OfflineNotice? {
    if case .offline(let error) = origin { OfflineNotice(because: error) } else { nil }
  }
}

public struct HeroDetailState: Hashable, Sendable {
  public internal(set) var title: String
  public internal(set) var isLoading = true
  public internal(set) var content: HeroDetailContent?
  public internal(set) var errorMessage: ErrorMessage?
  public internal(set) var offlineNotice: OfflineNotice?
}
