/// Everything the page of one hero shows at one moment.
public struct HeroDetailState: Hashable, Sendable {
  /// What stands below the title.
  public enum Phase: Hashable, Sendable {
    case loading
    case loaded(HeroDetailContent)
    case failed(ErrorMessage)
  }

  /// The name that it was opened with, then the hero's.
  public internal(set) var title: String
  public internal(set) var phase = Phase.loading
  public internal(set) var offlineNotice: OfflineNotice?

  init(title: String) {
    self.title = title
  }
}

extension HeroDetailState {
  public var isLoading: Bool { phase == .loading }

  public var content: HeroDetailContent? {
    if case .loaded(let content) = phase { content } else { nil }
  }

  public var errorMessage: ErrorMessage? {
    if case .failed(let message) = phase { message } else { nil }
  }
}
