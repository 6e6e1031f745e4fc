public import RoundsDomain

/// What the list shows: the first of loading, error, empty and content that holds.
public enum RoundListScreen: Hashable, Sendable {
  case loading
  case error(String)
  case empty(String)
  case content([RoundCard])

  public init(isLoading: Bool, errorMessage: String?, cards: [RoundCard], tab: RoundTab) {
    if isLoading {
      self = .loading
    } else if let errorMessage {
      self = .error(errorMessage)
    } else if cards.isEmpty {
      self = .empty(tab.emptyMessage)
    } else {
      self = .content(cards)
    }
  }
}

extension RoundTab {
  /// What stands on a tab without rounds.
  public var emptyMessage: String {
    switch self {
    case .all: "There are no rounds yet. Plan your first one, and it will stand here."
    case .inProgress: "You are not shooting at the moment. Start a planned round."
    case .completed: "No round is completed yet. It moves here with its last arrow."
    case .paused: "No round is paused. Pause one when the rain comes."
    case .planned: "Nothing is planned. Plan a round for your next training."
    }
  }
}
