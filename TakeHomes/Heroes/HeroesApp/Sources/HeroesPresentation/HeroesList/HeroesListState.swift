public import HeroesDomain

/// Everything a list of heroes shows at one moment.
public struct HeroesListState: Hashable, Sendable {
  /// What stands in the place of the list.
  public enum Phase: Hashable, Sendable {
    /// Nothing is there yet: skeletons.
    case loading
    case loaded([Hero], next: NextPage)
    case empty(EmptyMessage)
    case failed(ErrorMessage)
  }

  /// What stands below the last row.
  public enum NextPage: Hashable, Sendable {
    case none
    case ready
    case loading
    case failed(ErrorMessage)
  }

  /// As typed, blanks and all.
  public internal(set) var query = ""
  public internal(set) var phase = Phase.loading
  public internal(set) var isRefreshing = false
  /// A refresh that failed, while the old content stays.
  public internal(set) var refreshError: ErrorMessage?
  public internal(set) var offlineNotice: OfflineNotice?

  init() {}
}

extension HeroesListState {
  /// One for each row of the first page.
  static let skeletons = 20

  public var heroes: [Hero] {
    if case .loaded(let heroes, _) = phase { heroes } else { [] }
  }

  public var skeletonCount: Int { phase == .loading ? Self.skeletons : 0 }

  public var hasMorePages: Bool {
    switch phase {
    case .loaded(_, next: .none), .loading, .empty, .failed: false
    case .loaded: true
    }
  }

  public var isLoadingNextPage: Bool {
    if case .loaded(_, next: .loading) = phase { true } else { false }
  }

  public var emptyMessage: EmptyMessage? {
    if case .empty(let message) = phase { message } else { nil }
  }

  /// In the place of the list.
  public var errorMessage: ErrorMessage? {
    if case .failed(let message) = phase { message } else { nil }
  }

  /// Below the list.
  public var nextPageError: ErrorMessage? {
    if case .loaded(_, next: .failed(let message)) = phase { message } else { nil }
  }

  /// Puts something else below the last row; nothing happens where there are no rows.
  mutating func setNext(_ next: NextPage) {
    guard case .loaded(let heroes, _) = phase else { return }
    phase = .loaded(heroes, next: next)
  }
}
