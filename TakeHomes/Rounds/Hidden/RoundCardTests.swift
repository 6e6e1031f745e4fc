import Foundation
import RoundsBridge
import Testing

@testable import RoundsDomain
@testable import RoundsPresentation

/// A6: what stands on a card.
@Suite struct RoundCardTests {
  @Test func `a card shows name, date, distance, score and status`() {
    let card = RoundCard(round: Lab.round(7, .completed, name: "WA 720", score: 641))
    #expect(card.id == 7)
    #expect(card.name == "WA 720")
    #expect(card.date == "23 Nov 2025")
    #expect(card.distance == "70 m")
    #expect(card.score == "641")
    #expect(card.status == "Completed")
  }

  @Test(
    arguments: [
      (RoundStatus.inProgress, "In Progress"), (.completed, "Completed"), (.paused, "Paused"),
      (.planned, "Planned"),
    ] as [(RoundStatus, String)])
  func `a status reads as its tab`(status: RoundStatus, title: String) {
    #expect(RoundCard(round: Lab.round(1, status)).status == title)
  }

  @Test func `a planned round shows no score, whatever is stored`() {
    #expect(RoundCard(round: Lab.round(1, .planned, score: 300)).score == nil)
    #expect(RoundCard(round: Lab.round(1, .planned)).score == nil)
  }

  @Test(arguments: [RoundStatus.inProgress, .completed, .paused])
  func `another round shows its score, where one is known`(status: RoundStatus) {
    #expect(RoundCard(round: Lab.round(1, status, score: 0)).score == "0")
    #expect(RoundCard(round: Lab.round(1, status, score: 88)).score == "88")
    #expect(RoundCard(round: Lab.round(1, status)).score == nil)
  }

  @Test(
    arguments: [
      (18, "18 m", "20 yd"), (30, "30 m", "33 yd"), (50, "50 m", "55 yd"), (70, "70 m", "77 yd"),
      (90, "90 m", "98 yd"),
    ] as [(Int, String, String)])
  func `a distance reads in metres or whole yards`(distance: Int, metres: String, yards: String) {
    let one = Lab.round(1, .completed, distance: distance)
    #expect(RoundCard(round: one).distance == metres)
    #expect(RoundCard(round: one, display: RoundDisplay(units: .yards)).distance == yards)
  }

  @Test(
    arguments: [(0, "23 Nov 2025"), (11, "23 Nov 2025"), (12, "24 Nov 2025"), (-13, "22 Nov 2025")]
      as [(Int, String)])
  func `a date is the day where the reader is`(hours: Int, text: String) throws {
    let zone = try #require(TimeZone(secondsFromGMT: hours * 3600))
    let card = RoundCard(round: Lab.round(1, .completed), display: RoundDisplay(timeZone: zone))
    #expect(card.date == text)
  }
}
