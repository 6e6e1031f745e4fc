public import RoundsDomain

nonisolated public enum RoundListScreen: Hashable, Sendable {
  case loading
  case error(String)
  case empty(String)
  case content([RoundCard])

  public init(isLoading: Bool, errorMessage: String?, cards: [RoundCard], tab: RoundTab) {
    let candidates: [RoundListScreen?] = [
      isLoading ? .loading : nil, errorMessage.map(Self.error),
      cards.isEmpty ? .empty(tab.emptyMessage) : nil,
    ]
    self = candidates.compactMap(\.self).first ?? .content(cards)
  }
}

extension RoundTab {
  nonisolated public var emptyMessage: String {
    self == .all
      ? "There are no rounds." : "There are no rounds that are \(title.lowercased())."
  }
}
