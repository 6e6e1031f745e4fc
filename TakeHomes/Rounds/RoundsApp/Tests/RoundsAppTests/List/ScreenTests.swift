import Foundation
import RoundsBridge
import RoundsDomain
import RoundsPresentation
import Testing

struct ScreenTests {
  struct Case: Sendable {
    var isLoading: Bool
    var error: String?
    var hasCards: Bool
    var expected: RoundListScreen
  }

  static let card = RoundCard(round: .sample(1, .paused))

  @Test(arguments: [
    Case(isLoading: true, error: "No.", hasCards: true, expected: .loading),
    Case(isLoading: true, error: "No.", hasCards: false, expected: .loading),
    Case(isLoading: true, error: nil, hasCards: true, expected: .loading),
    Case(isLoading: true, error: nil, hasCards: false, expected: .loading),
    Case(isLoading: false, error: "No.", hasCards: true, expected: .error("No.")),
    Case(isLoading: false, error: "No.", hasCards: false, expected: .error("No.")),
    Case(isLoading: false, error: nil, hasCards: true, expected: .content([card])),
    Case(
      isLoading: false, error: nil, hasCards: false, expected: .empty(RoundTab.paused.emptyMessage)),
  ])
  func `the first of loading, error, empty and content is shown`(_ each: Case) {
    #expect(
      RoundListScreen(
        isLoading: each.isLoading, errorMessage: each.error,
        cards: each.hasCards ? [Self.card] : [], tab: .paused) == each.expected)
  }

  @Test func `a card has name, date, distance, score and status`() {
    let round = Round(
      id: 7, name: "Club", date: Date(timeIntervalSince1970: 1_763_938_800), distanceMetres: 70,
      status: .inProgress, score: 641)
    let card = RoundCard(round: round)
    #expect(card.name == "Club")
    #expect(card.date == "23 Nov 2025")
    #expect(card.distance == "70 m")
    #expect(card.score == "641")
    #expect(card.status == "In Progress")
    #expect(card.id == 7)
  }

  @Test func `a card is written as its archer wants`() throws {
    let round = Round(
      id: 7, name: "Club", date: Date(timeIntervalSince1970: 1_763_938_800), distanceMetres: 70,
      status: .completed)
    let zone = try #require(TimeZone(secondsFromGMT: 3 * 3_600))
    let card = RoundCard(round: round, display: RoundDisplay(timeZone: zone, units: .yards))
    #expect(card.date == "24 Nov 2025")
    #expect(card.distance == "77 yd")
    #expect(card.score == nil)
  }

  @Test(arguments: [
    (-1.0, "31 Dec 1969"), (1_709_164_800, "29 Feb 2024"), (951_782_399, "28 Feb 2000"),
  ])
  func `every day has its date`(_ seconds: Double, _ expected: String) {
    var round = Round.sample(1, .paused)
    round.date = Date(timeIntervalSince1970: seconds)
    #expect(RoundCard(round: round).date == expected)
  }

  @Test func `a planned round has no score, whatever is stored`() {
    #expect(RoundCard(round: .sample(1, .planned, score: 12)).score == nil)
    #expect(RoundCard(round: .sample(1, .paused, score: 0)).score == "0")
  }
}
