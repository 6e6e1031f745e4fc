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
    #expect(
      Lab.tellsApart(
        [
          RoundCard(round: Lab.round(1, .paused, score: 1)),
          RoundCard(round: Lab.round(2, .paused, score: 1)),
          RoundCard(round: Lab.round(1, .completed, score: 1)),
          RoundCard(round: Lab.round(1, .paused, name: "B", score: 1)),
          RoundCard(round: Lab.round(1, .paused, distance: 18, score: 1)),
          RoundCard(round: Lab.round(1, .paused, score: 2)),
          RoundCard(round: Lab.round(1, .paused)),
          RoundCard(round: Lab.round(1, .paused, score: 1, date: Date(timeIntervalSince1970: 0))),
        ]) { $0 == $1 })
  }
}
