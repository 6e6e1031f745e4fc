import Domain
import Foundation
import Testing

@Suite struct CivilDateCalendarTests {
  @Test(arguments: [
    ("1970-01-01", "Thursday, 1 January", 4), ("2026-03-02", "Monday, 2 March", 1),
    ("2024-02-29", "Thursday, 29 February", 4), ("1969-12-28", "Sunday, 28 December", 7),
    ("2026-11-22", "Sunday, 22 November", 7),
  ])
  func `a day has its words`(text: String, long: String, weekday: Int) throws {
    let day = try #require(CivilDate(text))
    #expect(day.longText == long)
    #expect(day.weekday == weekday)
    let words = long.split(whereSeparator: { " ,".contains($0) })
    #expect(day.shortText == "\(words[0].prefix(3)) \(words[1]) \(words[2].prefix(3))")
  }

  @Test(arguments: [
    ("2026-03-31", "2026-03-01", "2026-04-01", "2026-02-01"),
    ("2024-02-29", "2024-02-01", "2024-03-01", "2024-01-01"),
    ("2026-12-01", "2026-12-01", "2027-01-01", "2026-11-01"),
    ("2026-01-15", "2026-01-01", "2026-02-01", "2025-12-01"),
  ])
  func `a month has its neighbours`(
    text: String, start: String, next: String, previous: String
  ) throws {
    let day = try #require(CivilDate(text))
    #expect(day.startOfMonth.description == start)
    #expect(day.startOfNextMonth.description == next)
    #expect(day.startOfPreviousMonth.description == previous)
    #expect(day.adding(days: 40).days(since: day) == 40)
  }

  @Test func `a day is written as text in JSON`() throws {
    let day = try #require(CivilDate("2026-03-02"))
    let json = try JSONEncoder().encode([day])
    #expect(String(decoding: json, as: UTF8.self) == #"["2026-03-02"]"#)
    #expect(try JSONDecoder().decode([CivilDate].self, from: json) == [day])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([CivilDate].self, from: Data(#"["2026-02-30"]"#.utf8))
    }
  }
}
