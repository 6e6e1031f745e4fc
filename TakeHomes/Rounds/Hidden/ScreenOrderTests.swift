import Testing

@testable import RoundsDomain
@testable import RoundsPresentation

/// A7: the first that holds is shown.
@Suite struct ScreenOrderTests {
  @Test(
    arguments: [
      (true, true, true, "loading"), (true, true, false, "loading"), (true, false, true, "loading"),
      (true, false, false, "loading"), (false, true, true, "error"), (false, true, false, "error"),
      (false, false, true, "content"), (false, false, false, "empty"),
    ] as [(Bool, Bool, Bool, String)])
  func `loading before error before empty before content`(
    isLoading: Bool, hasFailed: Bool, hasCards: Bool, expected: String
  ) {
    let cards = hasCards ? Lab.someRounds.map { RoundCard(round: $0) } : []
    let screen = RoundListScreen(
      isLoading: isLoading, errorMessage: hasFailed ? "It rains." : nil, cards: cards,
      tab: .completed)
    switch screen {
    case .loading: #expect(expected == "loading")
    case .error(let message):
      #expect(expected == "error")
      #expect(message == "It rains.")
    case .empty(let message):
      #expect(expected == "empty")
      #expect(message == RoundTab.completed.emptyMessage)
    case .content(let shown):
      #expect(expected == "content")
      #expect(shown == cards)
    }
  }

  @Test func `cards that differ in one part are not equal`() {
    let cards = Lab.roundsOfDifferentCards.map { RoundCard(round: $0) }
    #expect(Lab.tellsApart(cards) { $0 == $1 })
  }
}
