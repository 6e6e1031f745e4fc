import Domain
import Foundation
import Study
import Testing

@Suite struct WeeksTests {
  private static func day(_ text: String) -> CivilDate {
    CivilDate(text) ?? CivilDate(daysSinceEpoch: 0)
  }

  @Test(
    arguments: [
      ("2026-03-02", "2026-03-02"), ("2026-03-08", "2026-03-02"), ("2026-03-09", "2026-03-09"),
      ("2026-01-01", "2025-12-29"), ("2024-02-29", "2024-02-26"), ("1969-12-31", "1969-12-29"),
    ])
  func `a week begins on Monday`(day: String, monday: String) {
    let week = Week(of: Self.day(day))
    #expect(week.monday == Self.day(monday))
    #expect(week.sunday == Self.day(monday).adding(days: 6))
    #expect(week.adding(weeks: -1) < week)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var perDay: [String: Int]
    var today = "2026-03-04"
    var amounts: [Int]
    var change: Int
  }

  private static let rows: [Row] = [
    Row(testDescription: "nothing", perDay: [:], amounts: [0, 0, 0], change: 0),
    Row(
      testDescription: "both ends of a week", perDay: ["2026-02-23": 1, "2026-03-01": 2],
      amounts: [0, 3, 0], change: -1),
    Row(
      testDescription: "compared by the same weekday",
      perDay: ["2026-02-25": 10, "2026-02-26": 90, "2026-03-04": 30], amounts: [0, 100, 30],
      change: 20),
    Row(
      testDescription: "a Monday against a Monday",
      perDay: ["2026-02-23": 5, "2026-02-24": 50, "2026-03-02": 7], today: "2026-03-02",
      amounts: [0, 55, 7], change: 2),
    Row(
      testDescription: "a Sunday against the whole week before",
      perDay: ["2026-02-23": 5, "2026-03-01": 50, "2026-03-08": 7], today: "2026-03-08",
      amounts: [0, 55, 7], change: -48),
    Row(
      testDescription: "too long ago", perDay: ["2025-03-02": 5], amounts: [0, 0, 0], change: 0),
  ]

  @Test(arguments: rows) func `weeks add up, and this one stands beside the last`(row: Row) {
    let perDay = Dictionary(uniqueKeysWithValues: row.perDay.map { (Self.day($0), $1) })
    let series = WeeklySeries(perDay, today: Self.day(row.today), weeks: 3)
    #expect(series.entries.map(\.amount) == row.amounts)
    #expect(series.change == row.change)
    #expect(series.entries.last?.week == Week(of: Self.day(row.today)))
    #expect(series.isEmpty == (row.amounts.allSatisfy { $0 == 0 }))
  }

  @Test func `events of a week with daylight saving fall into the days of their own offset`() throws
  {
    let clock = DayClock(zone: try #require(TimeZone(identifier: "Europe/Berlin")))
    // Monday 04:00 winter time a week before, Sunday and Monday around the change of clocks.
    let moments = try ["2026-03-23T03:00:00Z", "2026-03-30T01:59:00Z", "2026-03-30T02:00:00Z"]
      .map { clock.moment(try #require(Instant($0))) }
    let perDay = DayCounts.perDay(moments, dayStartMinutes: 240)
    #expect(
      perDay == [Self.day("2026-03-23"): 1, Self.day("2026-03-29"): 1, Self.day("2026-03-30"): 1])
    let series = WeeklySeries(perDay, today: Self.day("2026-03-30"), weeks: 2)
    #expect(series.entries.map(\.amount) == [2, 1])
  }

  @Test func `a year is 53 weeks that end today, with fixed levels`() {
    let today = Self.day("2026-03-04")
    let map = HeatMap(
      [
        today: 1, Self.day("2026-03-03"): 3, Self.day("2026-03-02"): 6, Self.day("2026-03-01"): 7,
        Self.day("2024-01-01"): 9,
      ],
      today: today)
    #expect(map.cells.first?.day == Self.day("2025-03-03"))
    #expect(map.cells.last?.day == today)
    #expect(map.cells.count == 52 * 7 + 3)
    #expect(map.cells.suffix(5).map(\.level) == [0, 4, 3, 2, 1])
    #expect(map.cells.dropLast(4).allSatisfy { $0.amount == 0 })
  }
}
