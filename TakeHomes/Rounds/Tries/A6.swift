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

struct CardTests {
  /// The score is stored in both rounds, and only one of them has been shot.
  @Test func `a planned round has no score, whatever is stored`() {
    #expect(RoundCard(round: round(1, .planned, score: 300)).score == nil)
    #expect(RoundCard(round: round(1, .completed, score: 300)).score == "300")
  }

  /// At noon in Greenwich it is the next day for a reader far in the east.
  @Test func `the date is the reader's day`() throws {
    let display = RoundDisplay(timeZone: try #require(TimeZone(secondsFromGMT: 13 * 3600)))
    #expect(RoundCard(round: round(1)).date == "23 Nov 2025")
    #expect(RoundCard(round: round(1), display: display).date == "24 Nov 2025")
  }
}
