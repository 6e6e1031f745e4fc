@testable import AppFeature
import Domain
import Foundation
import Testing

@Suite struct ICalendarTests {
  @Test(arguments: [
    ("plain", "plain"), ("a, b; c", "a\\, b\\; c"), ("a\\b", "a\\\\b"), ("a\nb", "a\\nb"),
    ("a\r\nb", "a\\nb"), ("a\rb", "a\\nb"), ("a\u{0}\u{7}b", "ab"), ("größe 🙂", "größe 🙂"),
    ("a:b \"c\"", "a:b \"c\""),
  ])
  func `what divides a line is marked`(text: String, escaped: String) {
    #expect(ICalendar.escaped(text) == escaped)
  }

  @Test(arguments: ["a", "é", "€", "🙂", "🇩🇪", "👨‍👩‍👧‍👦"], 60...80)
  func `a long line is folded within 75 bytes and cuts no character`(sign: String, count: Int) {
    let line = String(repeating: "x", count: count) + String(repeating: sign, count: 40)
    let folded = ICalendar.folded(line)
    let pieces = folded.components(separatedBy: "\r\n")
    #expect(pieces.allSatisfy { $0.utf8.count <= 75 })
    // Not by characters: the space and what follows it may look like one.
    #expect(pieces.dropFirst().allSatisfy { $0.unicodeScalars.first == " " })
    let rest = pieces.dropFirst().map { String($0.unicodeScalars.dropFirst()) }
    #expect(Array((pieces[0] + rest.joined()).utf8) == Array(line.utf8))
  }

  @Test func `every line ends with both signs, and a day ends on the next`() throws {
    let text = Widget.calendar(.sample).text
    #expect(!text.replacing("\r\n", with: "").contains { $0 == "\n" || $0 == "\r" })
    #expect(text.hasSuffix("END:VCALENDAR\r\n"))
    #expect(text.contains("DTSTART;VALUE=DATE:20260228\r\nDTEND;VALUE=DATE:20260301") == false)
    #expect(text.contains("DTSTART;VALUE=DATE:20260301\r\nDTEND;VALUE=DATE:20260302"))
    #expect(text.contains("DTSTAMP:20260206T030000Z"))
    #expect(text.contains("DTSTART:20260206T190500\r\n"))
    #expect(text.count(of: "BEGIN:VEVENT") == 7)
  }

  @Test func `a month, a year and a leap day end as the calendar has it`() {
    for (day, next) in [
      ("2026-12-31", "20270101"), ("2028-02-28", "20280229"), ("2028-02-29", "20280301"),
    ] {
      let calendar = ICalendar(
        name: "", stampedAt: Instant(milliseconds: 0),
        events: [
          ICalendar.Event(
            uid: "a", day: CivilDate(day) ?? CivilDate(daysSinceEpoch: 0), summary: "")
        ])
      #expect(calendar.text.contains("DTEND;VALUE=DATE:\(next)\r\n"))
    }
  }

  @Test func `the same day has the same bytes, and names outlive a change`() {
    #expect(Widget.calendar(.sample).text == Widget.calendar(.sample).text)
    var changed = Widget.Schedule.sample
    changed.planned[changed.today] = ["Other"]
    let (before, after) = (Widget.calendar(.sample).events, Widget.calendar(changed).events)
    #expect(before.map(\.uid) == after.map(\.uid))
    #expect(Set(before.map(\.uid)).count == before.count)
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}
