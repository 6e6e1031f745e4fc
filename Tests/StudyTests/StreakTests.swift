import Domain
import Study
import Testing

@Suite struct StreakTests {
  /// `2026-03-02 20:00 -8`: what the wall clock showed, and the hours it was ahead of UTC.
  private func moment(_ text: String) throws -> Moment {
    let parts = text.split(separator: " ")
    let wall = try #require(Instant("\(parts[0])T\(parts[1]):00Z"))
    let offset = try #require(Double(parts[2]))
    return Moment(
      Instant(milliseconds: wall.milliseconds - Int64(offset * 3_600_000)),
      offsetSeconds: Int(offset * 3600))
  }

  private func streak(_ events: [String], now: String) throws -> Streak {
    Streak(try events.map(moment), dayStartMinutes: 240, now: try moment(now))
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var events: [String]
    var now: String
    var current: Int
    var longest: Int
    var isTodayDone = false
  }

  private static let rows: [Row] = [
    Row(testDescription: "nothing", events: [], now: "2026-03-02 09:00 1", current: 0, longest: 0),
    Row(
      testDescription: "only today", events: ["2026-03-02 08:00 1", "2026-03-02 08:30 1"],
      now: "2026-03-02 09:00 1", current: 1, longest: 1, isTodayDone: true),
    Row(
      testDescription: "today not yet done", events: ["2026-02-28 20:00 1", "2026-03-01 20:00 1"],
      now: "2026-03-02 09:00 1", current: 2, longest: 2),
    Row(
      testDescription: "a day missed", events: ["2026-02-28 20:00 1", "2026-03-01 20:00 1"],
      now: "2026-03-03 09:00 1", current: 0, longest: 2),
    Row(
      testDescription: "a day missed, and begun again",
      events: [
        "2026-02-26 20:00 1", "2026-02-27 20:00 1", "2026-02-28 20:00 1", "2026-03-02 08:00 1",
      ],
      now: "2026-03-02 09:00 1", current: 1, longest: 3, isTodayDone: true),
    Row(
      testDescription: "after midnight is still the evening before",
      events: ["2026-03-01 20:00 1", "2026-03-03 03:59 1"],
      now: "2026-03-03 09:00 1", current: 2, longest: 2),
    Row(
      testDescription: "not in order",
      events: ["2026-03-02 08:00 1", "2026-02-28 20:00 1", "2026-03-01 20:00 1"],
      now: "2026-03-02 09:00 1", current: 3, longest: 3, isTodayDone: true),
    Row(
      testDescription: "over a leap day",
      events: ["2028-02-28 20:00 0", "2028-02-29 20:00 0", "2028-03-01 20:00 0"],
      now: "2028-03-02 09:00 0", current: 3, longest: 3),
    Row(
      testDescription: "over a change to daylight saving",
      events: ["2026-03-28 04:00 1", "2026-03-29 23:00 2", "2026-03-30 04:00 2"],
      now: "2026-03-30 09:00 2", current: 3, longest: 3, isTodayDone: true),
    Row(
      testDescription: "over a change back",
      events: ["2026-10-24 04:00 2", "2026-10-25 23:00 1", "2026-10-26 23:00 1"],
      now: "2026-10-27 05:00 1", current: 3, longest: 3),
    // Monday evening in Los Angeles; Tuesday is lost over the date line; Wednesday evening in Tokyo.
    Row(
      testDescription: "from Los Angeles to Tokyo",
      events: ["2026-03-01 20:00 -8", "2026-03-02 20:00 -8", "2026-03-04 20:00 9"],
      now: "2026-03-04 21:00 9", current: 3, longest: 3, isTodayDone: true),
    Row(
      testDescription: "arrived in Tokyo, not yet done",
      events: ["2026-03-01 20:00 -8", "2026-03-02 20:00 -8"],
      now: "2026-03-04 09:00 9", current: 2, longest: 2),
    Row(
      testDescription: "arrived in Tokyo, and a whole day missed there",
      events: ["2026-03-01 20:00 -8", "2026-03-02 20:00 -8"],
      now: "2026-03-05 09:00 9", current: 0, longest: 2),
    // The same day is lived twice: it counts once.
    Row(
      testDescription: "from Tokyo to Los Angeles",
      events: ["2026-03-02 20:00 9", "2026-03-03 08:00 9", "2026-03-03 20:00 -8"],
      now: "2026-03-04 09:00 -8", current: 2, longest: 2),
    Row(
      testDescription: "back to the day before",
      events: ["2026-03-03 08:00 9", "2026-03-02 20:00 -8", "2026-03-03 20:00 -8"],
      now: "2026-03-03 21:00 -8", current: 2, longest: 2, isTodayDone: true),
    Row(
      testDescription: "a clock set back",
      events: ["2026-03-01 20:00 1", "2026-03-02 20:00 1", "2026-03-03 20:00 1"],
      now: "2026-03-01 21:00 1", current: 3, longest: 3, isTodayDone: true),
    Row(
      testDescription: "a clock that ran far ahead, and was set back",
      events: ["2026-03-01 20:00 1", "2026-03-02 08:00 1", "2030-01-01 20:00 1"],
      now: "2026-03-02 09:00 1", current: 2, longest: 2, isTodayDone: true),
    Row(
      testDescription: "a clock that ran far ahead keeps no streak",
      events: ["2026-03-01 20:00 1", "2030-01-01 20:00 1"],
      now: "2026-03-05 09:00 1", current: 0, longest: 1),
    Row(
      testDescription: "only ahead", events: ["2030-01-01 20:00 1"], now: "2026-03-05 09:00 1",
      current: 0, longest: 0),
    Row(
      testDescription: "a half-hour zone",
      events: ["2026-03-01 03:59 5.5", "2026-03-01 04:00 5.5", "2026-03-02 04:00 5.5"],
      now: "2026-03-02 09:00 5.5", current: 3, longest: 3, isTodayDone: true),
  ]

  @Test(arguments: rows)
  func `days in a row are counted`(row: Row) throws {
    let streak = try streak(row.events, now: row.now)
    #expect(streak.current == row.current)
    #expect(streak.longest == row.longest)
    #expect(streak.isTodayDone == row.isTodayDone)
  }

  @Test func `another beginning of the day tells other days`() throws {
    let late = [try moment("2026-03-01 23:00 1"), try moment("2026-03-03 01:00 1")]
    let now = try moment("2026-03-03 12:00 1")
    #expect(Streak(late, dayStartMinutes: 240, now: now).current == 2)
    #expect(Streak(late, dayStartMinutes: 0, now: now).current == 1)
  }
}
