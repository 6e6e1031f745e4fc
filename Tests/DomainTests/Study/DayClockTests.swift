import Domain
import Foundation
import Testing

@Suite struct DayClockTests {
  private func clock(_ zone: String, at dayStart: Int) throws -> DayClock {
    DayClock(zone: try #require(TimeZone(identifier: zone)), dayStartMinutes: dayStart)
  }

  /// A zone, when a day begins there, an instant, and the learner's day.
  @Test(arguments: [
    ("Europe/Berlin", 240, "2026-03-02T09:00:00Z", "2026-03-02"),
    ("Europe/Berlin", 240, "2026-03-02T02:59:59.999Z", "2026-03-01"),
    ("Europe/Berlin", 240, "2026-03-02T03:00:00Z", "2026-03-02"),
    ("Europe/Berlin", 0, "2026-03-01T22:59:59Z", "2026-03-01"),
    ("Europe/Berlin", 0, "2026-03-01T23:00:00Z", "2026-03-02"),
    // Clocks forward, then back: the same wall clock, an hour apart from UTC.
    ("Europe/Berlin", 240, "2026-03-29T01:59:59Z", "2026-03-28"),
    ("Europe/Berlin", 240, "2026-03-29T02:00:00Z", "2026-03-29"),
    ("Europe/Berlin", 240, "2026-10-25T02:59:59Z", "2026-10-24"),
    ("Europe/Berlin", 240, "2026-10-25T03:00:00Z", "2026-10-25"),
    ("America/New_York", 240, "2026-03-08T07:59:59Z", "2026-03-07"),
    ("America/New_York", 240, "2026-03-08T08:00:00Z", "2026-03-08"),
    ("America/New_York", 240, "2026-11-01T08:59:59Z", "2026-10-31"),
    ("America/New_York", 240, "2026-11-01T09:00:00Z", "2026-11-01"),
    // Half an hour of daylight saving.
    ("Australia/Lord_Howe", 240, "2026-04-04T17:29:59Z", "2026-04-04"),
    ("Australia/Lord_Howe", 240, "2026-04-04T17:30:00Z", "2026-04-05"),
    ("Australia/Lord_Howe", 240, "2026-10-03T16:59:59Z", "2026-10-03"),
    ("Australia/Lord_Howe", 240, "2026-10-03T17:00:00Z", "2026-10-04"),
    // Zones between the hours.
    ("Asia/Kolkata", 240, "2026-02-05T22:29:59Z", "2026-02-05"),
    ("Asia/Kolkata", 240, "2026-02-05T22:30:00Z", "2026-02-06"),
    ("Asia/Kathmandu", 0, "2026-02-05T18:14:59Z", "2026-02-05"),
    ("Asia/Kathmandu", 0, "2026-02-05T18:15:00Z", "2026-02-06"),
    ("Pacific/Kiritimati", 0, "2026-02-05T10:00:00Z", "2026-02-06"),
    // A leap day, and the day after it.
    ("GMT", 240, "2028-02-29T04:00:00Z", "2028-02-29"),
    ("GMT", 240, "2028-03-01T03:59:59Z", "2028-02-29"),
    ("GMT", 240, "2027-03-01T03:59:59Z", "2027-02-28"),
    // Before 1970 days are counted the same way.
    ("GMT", 240, "1969-12-31T03:59:59Z", "1969-12-30"),
    ("GMT", 1439, "2026-02-06T23:58:59Z", "2026-02-05"),
    ("GMT", 1439, "2026-02-06T23:59:00Z", "2026-02-06"),
  ])
  func `an instant falls into a day`(
    zone: String, dayStart: Int, instant: String, day: String
  ) throws {
    let clock = try clock(zone, at: dayStart)
    let instant = try #require(Instant(instant))
    #expect(clock.day(of: instant).description == day)
    #expect(clock.day(of: clock.moment(instant)).description == day)
  }

  /// A zone, when a day begins there, a day, and its first instant.
  @Test(arguments: [
    ("Europe/Berlin", 240, "2026-03-02", "2026-03-02T03:00:00.000Z"),
    ("Europe/Berlin", 0, "2026-03-29", "2026-03-28T23:00:00.000Z"),
    ("Europe/Berlin", 240, "2026-03-29", "2026-03-29T02:00:00.000Z"),
    ("Europe/Berlin", 240, "2026-10-25", "2026-10-25T03:00:00.000Z"),
    // The clock leaps over the beginning: the day begins with the leap.
    ("Europe/Berlin", 150, "2026-03-29", "2026-03-29T01:00:00.000Z"),
    // The clock shows the beginning twice: the first time counts.
    ("Europe/Berlin", 150, "2026-10-25", "2026-10-25T00:30:00.000Z"),
    ("America/New_York", 0, "2026-03-08", "2026-03-08T05:00:00.000Z"),
    ("America/New_York", 240, "2026-03-08", "2026-03-08T08:00:00.000Z"),
    ("America/New_York", 240, "2026-11-01", "2026-11-01T09:00:00.000Z"),
    ("America/New_York", 90, "2026-11-01", "2026-11-01T05:30:00.000Z"),
    ("America/Santiago", 0, "2026-09-06", "2026-09-06T04:00:00.000Z"),
    // Midnight once came twice here, a minute after itself.
    ("America/St_Johns", 0, "2010-11-07", "2010-11-07T02:30:00.000Z"),
    ("Australia/Lord_Howe", 105, "2026-04-05", "2026-04-04T14:45:00.000Z"),
    ("Australia/Lord_Howe", 120, "2026-04-05", "2026-04-04T15:30:00.000Z"),
    ("Australia/Lord_Howe", 135, "2026-10-04", "2026-10-03T15:30:00.000Z"),
    ("Australia/Lord_Howe", 240, "2026-10-04", "2026-10-03T17:00:00.000Z"),
    ("Asia/Kolkata", 240, "2026-02-06", "2026-02-05T22:30:00.000Z"),
    ("GMT", 240, "2028-02-29", "2028-02-29T04:00:00.000Z"),
    ("GMT", 0, "1970-01-01", "1970-01-01T00:00:00.000Z"),
    // A day that its islands never had.
    ("Pacific/Apia", 0, "2011-12-30", "2011-12-30T10:00:00.000Z"),
    ("Pacific/Apia", 240, "2011-12-31", "2011-12-30T14:00:00.000Z"),
  ])
  func `a day begins at an instant`(
    zone: String, dayStart: Int, day: String, start: String
  ) throws {
    let clock = try clock(zone, at: dayStart)
    #expect(clock.start(of: try #require(CivilDate(day))).description == start)
  }

  @Test(
    arguments: [
      "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "GMT",
    ], [0, 240])
  func `each day of two years begins where the one before ends`(
    zone: String, dayStart: Int
  ) throws {
    let clock = try clock(zone, at: dayStart)
    let first = try #require(CivilDate("2027-01-01")).daysSinceEpoch
    for number in first..<(first + 731) {
      let day = CivilDate(daysSinceEpoch: number)
      let start = clock.start(of: day)
      #expect(clock.day(of: start) == day)
      let before = Instant(milliseconds: start.milliseconds - 1)
      #expect(clock.day(of: before).daysSinceEpoch == number - 1)
    }
  }

  @Test(arguments: [
    ("Europe/Berlin", "2026-03-29T00:59:59Z", 1, 59),
    ("Europe/Berlin", "2026-03-29T01:00:00Z", 3, 0),
    ("Europe/Berlin", "2026-10-25T00:30:00Z", 2, 30),
    ("Europe/Berlin", "2026-10-25T01:30:00Z", 2, 30),
    ("Asia/Kathmandu", "2026-02-05T18:14:59Z", 23, 59), ("GMT", "1969-12-31T23:59:59Z", 23, 59),
  ])
  func `the wall clock at an instant`(
    zone: String, instant: String, hour: Int, minute: Int
  ) throws {
    let clock = try clock(zone, at: 240)
    let instant = try #require(Instant(instant))
    #expect(clock.time(of: instant) == (hour, minute))
    #expect(clock.moment(instant).hour == hour)
    #expect(clock.moment(instant).minuteOfDay == hour * 60 + minute)
  }

  @Test func `a later change of zone or a clock set back moves nothing that was done`() throws {
    let evening = try clock("America/Los_Angeles", at: 240).moment(
      try #require(Instant("2026-03-03T05:30:00Z")))
    let tokyo = try clock("Asia/Tokyo", at: 240)
    #expect(tokyo.day(of: evening.instant).description == "2026-03-03")
    #expect(tokyo.day(of: evening).description == "2026-03-02")
    let earlier = Instant(milliseconds: evening.instant.milliseconds - 48 * 3_600_000)
    #expect(tokyo.day(of: earlier).description == "2026-03-01")
  }
}
