import RoundsDomain

/// What the list shows.
public enum RoundListScreen: Hashable, Sendable {
  case loading
  case error(String)
  case empty(String)
  case content([RoundCard])

  public init(isLoading: Bool, errorMessage: String?, cards: [RoundCard], tab: RoundTab) {
    self =
      if isLoading {
        .loading
      } else if let errorMessage {
        .error(errorMessage)
      } else if cards.isEmpty {
        .empty(tab.emptyMessage)
      } else {
        .content(cards)
      }
  }
}

extension RoundTab {
  public var emptyMessage: String {
    switch self {
    case .all: "You have no rounds yet."
    case .inProgress: "No round is in progress."
    case .completed: "No round is completed yet."
    case .paused: "No round is paused."
    case .planned: "No round is planned."
    }
  }
}
