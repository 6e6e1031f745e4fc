import Domain
import Testing

@Suite struct InstantTests {
  @Test(
    arguments: [
      ("1970-01-01T00:00:00.000Z", 0), ("2026-02-06T08:40:26.092Z", 1_770_367_226_092),
      ("1969-12-31T23:59:59.999Z", -1), ("2024-02-29T12:00:00.000Z", 1_709_208_000_000),
    ] as [(String, Int64)])
  func `an instant is written with milliseconds and read back`(text: String, milliseconds: Int64) {
    #expect(Instant(milliseconds: milliseconds).description == text)
    #expect(Instant(text)?.milliseconds == milliseconds)
  }

  @Test func `a text without milliseconds is read too`() {
    #expect(Instant("2026-02-06T08:40:26Z")?.milliseconds == 1_770_367_226_000)
  }

  @Test(arguments: [
    "2026-02-06T08:40:26.092345Z", "2026-02-06 08:40:26Z", "2026-02-30T08:40:26Z",
    "2026-02-06T24:00:00Z", "2026-02-06T08:40:26", "", "2026-02-06T08:40:26.0a2Z",
  ])
  func `anything else is refused`(text: String) {
    #expect(Instant(text) == nil)
  }

  @Test func `every day of four centuries has one number and one name`() {
    let first = CivilDate(year: 1800, month: 1, day: 1)?.daysSinceEpoch ?? 0
    let last = CivilDate(year: 2200, month: 12, day: 31)?.daysSinceEpoch ?? 0
    #expect(last - first + 1 == 401 * 365 + 97)
    for day in first...last {
      let date = CivilDate(daysSinceEpoch: day)
      let (year, month, number) = date.parts
      #expect(CivilDate(year: year, month: month, day: number) == date)
    }
  }
}
