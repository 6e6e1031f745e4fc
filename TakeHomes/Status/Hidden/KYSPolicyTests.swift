import Foundation
import Testing

@testable import StatusData
@testable import StatusDomain
@testable import StatusPresentation

/// H3: when a status is outdated.
@Suite struct KYSPolicyTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var check: String
    var months: Int
    var now: String
    var isOutdated: Bool
    var zone = "UTC"
    var testDescription: String { "\(check) + \(months) at \(now) in \(zone)" }
  }

  static let rows: [Row] = [
    // Exactly so many months, and the next day.
    Row(check: "2019-11-15 10:00", months: 3, now: "2020-02-15 00:00", isOutdated: false),
    Row(check: "2019-11-15 10:00", months: 3, now: "2020-02-15 10:01", isOutdated: false),
    Row(check: "2019-11-15 10:00", months: 3, now: "2020-02-15 23:59", isOutdated: false),
    Row(check: "2019-11-15 10:00", months: 3, now: "2020-02-16 00:00", isOutdated: true),
    Row(check: "2019-11-15 23:59", months: 3, now: "2020-02-16 00:00", isOutdated: true),
    Row(check: "2019-11-15 10:00", months: 3, now: "2020-02-14 12:00", isOutdated: false),
    Row(check: "2019-11-15 10:00", months: 3, now: "2021-01-01 12:00", isOutdated: true),
    Row(check: "2019-11-15 10:00", months: 12, now: "2020-11-15 12:00", isOutdated: false),
    Row(check: "2019-11-15 10:00", months: 12, now: "2020-11-16 12:00", isOutdated: true),
    Row(check: "2019-11-15 10:00", months: 1, now: "2019-12-16 00:00", isOutdated: true),
    // Months that are too short.
    Row(check: "2019-08-31 12:00", months: 6, now: "2020-02-29 23:59", isOutdated: false),
    Row(check: "2019-08-31 12:00", months: 6, now: "2020-03-01 00:00", isOutdated: true),
    Row(check: "2018-08-31 12:00", months: 6, now: "2019-02-28 23:59", isOutdated: false),
    Row(check: "2018-08-31 12:00", months: 6, now: "2019-03-01 00:00", isOutdated: true),
    Row(check: "2020-02-29 12:00", months: 12, now: "2021-02-28 12:00", isOutdated: false),
    Row(check: "2020-02-29 12:00", months: 12, now: "2021-03-01 00:00", isOutdated: true),
    Row(check: "2020-02-29 12:00", months: 1, now: "2020-03-29 23:59", isOutdated: false),
    Row(check: "2020-02-29 12:00", months: 1, now: "2020-03-30 00:00", isOutdated: true),
    Row(check: "2020-01-30 12:00", months: 3, now: "2020-04-30 23:59", isOutdated: false),
    Row(check: "2020-01-31 12:00", months: 3, now: "2020-05-01 00:00", isOutdated: true),
    // Ninety days are no three months.
    Row(check: "2020-06-01 12:00", months: 3, now: "2020-08-31 12:00", isOutdated: false),
    Row(check: "2020-06-01 12:00", months: 3, now: "2020-09-01 12:00", isOutdated: false),
    // A future check, and the same day.
    Row(check: "2020-03-01 12:00", months: 3, now: "2020-01-01 12:00", isOutdated: false),
    Row(check: "2020-03-01 12:00", months: 3, now: "2020-03-01 12:00", isOutdated: false),
    // The day is the calendar's: 16 November in Auckland, 15 November in Greenwich.
    Row(
      check: "2019-11-16 02:00", months: 3, now: "2020-02-16 18:00", isOutdated: false,
      zone: "Pacific/Auckland"),
    Row(
      check: "2019-11-16 02:00", months: 3, now: "2020-02-17 00:00", isOutdated: true,
      zone: "Pacific/Auckland"),
    Row(
      check: "2019-12-31 01:00", months: 3, now: "2020-03-31 23:59", isOutdated: false,
      zone: "Europe/Berlin"),
    Row(
      check: "2019-12-31 01:00", months: 3, now: "2020-04-01 00:00", isOutdated: true,
      zone: "Europe/Berlin"),
  ]

  @Test(arguments: rows) func `a check is current until its day comes round`(row: Row) throws {
    let calendar = Lab.calendar(row.zone)
    let policy = KYSPolicy(months: row.months, calendar: calendar)
    let check = try #require(Lab.date(row.check, calendar))
    let now = try #require(Lab.date(row.now, calendar))
    #expect(policy.isOutdated(lastCheck: check, now: now) == row.isOutdated)
  }

  @Test func `the same moments are judged by each calendar`() throws {
    let utc = Lab.calendar("UTC")
    let check = try #require(Lab.date("2019-11-15 13:00", utc))
    let now = try #require(Lab.date("2020-02-16 05:00", utc))
    #expect(KYSPolicy(months: 3, calendar: utc).isOutdated(lastCheck: check, now: now))
    let auckland = KYSPolicy(months: 3, calendar: Lab.calendar("Pacific/Auckland"))
    #expect(!auckland.isOutdated(lastCheck: check, now: now))
  }

  @Test func `without a check it is outdated`() {
    let policy = KYSPolicy(months: 3, calendar: Lab.calendar("UTC"))
    #expect(policy.isOutdated(lastCheck: nil, now: Date(timeIntervalSince1970: 0)))
  }

  @Test func `a profile without status or check, or an old one, needs an update`()
    throws
  {
    let calendar = Lab.calendar("UTC")
    let policy = KYSPolicy(months: 3, calendar: calendar)
    let now = try #require(Lab.date("2020-02-15 12:00", calendar))
    let fresh = try #require(Lab.date("2020-01-01 12:00", calendar))
    let old = try #require(Lab.date("2019-01-01 12:00", calendar))
    func needs(_ status: KYSStatus?, _ check: Date?) -> Bool {
      let profile = policy.profile(of: KYSRecord(status: status, lastCheck: check), now: now)
      #expect(profile.status == status)
      #expect(profile.lastCheck == check)
      return profile.needsUpdate
    }
    #expect(!needs(.positive, fresh))
    #expect(needs(.positive, old))
    #expect(needs(.positive, nil))
    #expect(needs(nil, fresh))
    #expect(needs(nil, nil))
  }
}
