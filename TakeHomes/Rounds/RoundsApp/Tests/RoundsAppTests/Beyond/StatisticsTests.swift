import Foundation
import RoundsBridge
import RoundsDomain
import RoundsPresentation
import Testing

struct StatisticsTests {
  private func round(
    _ id: Int64, _ metres: Int, _ score: Int?, day: Double, _ status: RoundStatus = .completed,
    ends: Int = 2
  ) -> Round {
    Round(
      id: id, name: "R", date: Date(timeIntervalSince1970: day * 86_400), distanceMetres: metres,
      status: status, score: score, arrowsPerEnd: 3, endCount: ends)
  }

  private var rounds: [Round] {
    [
      round(1, 70, 42, day: 3), round(2, 70, 48, day: 1),
      round(3, 18, 60, day: 2, .bridged("COMPLETED")),
      round(4, 70, 54, day: 5, .inProgress), round(5, 70, nil, day: 5),
      round(6, 70, 30, day: 4, ends: 1),
    ]
  }

  @Test func `completed rounds with a score count, distance by distance`() {
    let distances = RoundStatistics(rounds).distances
    #expect(distances.map(\.metres) == [18, 70])
    #expect(distances[1].points.map(\.id) == [2, 1, 6])
    #expect(distances[1].averageScore == 40)
  }

  @Test func `the best is the best by arrow, and the first among equals`() {
    let all = RoundStatistics(rounds)
    #expect(all.distances[1].best.id == 6)
    #expect(all.isPersonalBest(rounds[5]))
    #expect(!all.isPersonalBest(rounds[0]))
    let equals = RoundStatistics([round(1, 70, 42, day: 3), round(2, 70, 42, day: 1)])
    #expect(equals.distances[0].best.id == 2)
  }

  @Test func `the page has a section and a plot for each distance`() throws {
    let page = StatisticsPage(rounds, display: RoundDisplay(units: .yards))
    let section = try #require(page.sections.last)
    #expect(section.distance == "77 yd")
    #expect(section.rounds == "3 rounds")
    #expect(section.average == "8.33 an arrow, 40.00 a round")
    #expect(section.best.score == "30")
    #expect(section.best.perArrow == "10.00")
    #expect(section.best.date == "5 Jan 1970")
    #expect(section.best.route == .detail(id: 6))
    let plot = section.plot
    #expect((plot.lowest, plot.highest) == (7, 10))
    #expect(plot.points.map(\.isBest) == [false, false, true])
    #expect(plot.points.map(\.x) == [0, 2.0 / 3, 1])
    #expect(plot.points.map(\.y) == [1.0 / 3, 0, 1])
    #expect(plot.points[0].label == "2 Jan 1970: 48, 8.00 an arrow")
    #expect(page.emptyMessage == nil)
  }

  @Test func `one round is a point in the middle`() {
    let page = StatisticsPage([round(1, 70, 48, day: 1)])
    #expect(page.sections[0].rounds == "1 round")
    #expect(page.sections[0].plot.points.map(\.x) == [0.5])
    #expect((page.sections[0].plot.lowest, page.sections[0].plot.highest) == (8, 9))
  }

  @Test func `without a completed round the page says what will stand there`() {
    #expect(StatisticsPage([]).emptyMessage != nil)
    #expect(StatisticsPage([round(1, 70, 0, day: 1, ends: 0)]).sections.isEmpty)
  }
}
