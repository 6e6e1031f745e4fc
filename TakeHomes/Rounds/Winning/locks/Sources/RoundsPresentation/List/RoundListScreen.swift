import RoundsDomain

public enum RoundListScreen: Hashable, Sendable {
  case loading
  case error(String)
  case empty(String)
  case content([RoundCard])

  public init(isLoading: Bool, errorMessage: String?, cards: [RoundCard], tab: RoundTab) {
    guard !isLoading else {
      self = .loading
      return
    }
    if let message = errorMessage {
      self = .error(message)
      return
    }
    self = cards.isEmpty ? .empty(tab.emptyMessage) : .content(cards)
  }
}

extension RoundTab {
  public var emptyMessage: String {
    switch self {
    case .all: return "Nothing here yet — add your first round"
    case .inProgress: return "Nothing in progress"
    case .completed: return "Nothing completed"
    case .paused: return "Nothing paused"
    case .planned: return "Nothing planned"
    }
  }
}
