import Foundation
import RoundsBridge
import Testing

@testable import RoundsDomain
@testable import RoundsPresentation

private func round(_ id: Int64, _ status: RoundStatus = .planned, score: Int? = nil) -> Round {
  Round(
    id: id, name: "Round", date: Date(timeIntervalSince1970: 1_763_900_000), distanceMetres: 70,
    status: status, score: score)
}

struct ScreenTests {
  /// Each line has one reason fewer than the line before it, so the next state is shown.
  @Test func `the first state that holds is shown`() {
    let cards = [RoundCard(round: round(1))]
    func screen(_ isLoading: Bool, _ error: String?, _ cards: [RoundCard]) -> RoundListScreen {
      RoundListScreen(isLoading: isLoading, errorMessage: error, cards: cards, tab: .all)
    }
    #expect(screen(true, "No network", cards) == .loading)
    #expect(screen(false, "No network", cards) == .error("No network"))
    #expect(screen(false, nil, []) == .empty(RoundTab.all.emptyMessage))
    #expect(screen(false, nil, cards) == .content(cards))
  }
}
