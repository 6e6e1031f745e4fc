import Foundation
import StatusDomain
import Testing

/// "Older than so many months" at its edges.
@Suite struct KYSPolicyTests {
  @Test(arguments: [
    ("2025-05-15", 6, "2025-11-15", false), ("2025-05-15", 6, "2025-11-16", true),
    ("2025-05-15", 6, "2025-11-14", false),
    // The last day of a shorter month, in both kinds of year.
    ("2025-08-31", 6, "2026-02-28", false), ("2025-08-31", 6, "2026-03-01", true),
    ("2027-08-31", 6, "2028-02-29", false), ("2027-08-31", 6, "2028-03-01", true),
    ("2027-08-30", 6, "2028-02-29", false), ("2028-02-29", 12, "2029-02-28", false),
    ("2028-02-29", 12, "2029-03-01", true), ("2025-12-31", 2, "2026-02-28", false),
    // Over the end of a year, and in the future.
    ("2025-11-30", 3, "2026-02-28", false), ("2025-11-30", 3, "2026-03-01", true),
    ("2026-05-01", 6, "2025-11-01", false), ("2025-05-15", 0, "2025-05-15", false),
    ("2025-05-15", 0, "2025-05-16", true),
  ])
  func `a check is current up to its day, so many months later`(
    check: String, months: Int, today: String, isOutdated: Bool
  ) {
    let policy = KYSPolicy(months: months, calendar: .utc)
    #expect(policy.isOutdated(lastCheck: .day(check), now: .day(today)) == isOutdated)
  }

  @Test func `hours do not count`() {
    let policy = KYSPolicy(months: 6, calendar: .utc)
    let check = Date.day("2025-05-15", hour: 1)
    #expect(!policy.isOutdated(lastCheck: check, now: .day("2025-11-15", hour: 23)))
    #expect(policy.isOutdated(lastCheck: check, now: .day("2025-11-16", hour: 0)))
  }

  @Test func `days are those of the calendar's time zone`() {
    var calendar = Calendar.utc
    calendar.timeZone = TimeZone(secondsFromGMT: 9 * 3_600) ?? .gmt
    let (check, now) = (Date.day("2025-05-15", hour: 0), Date.day("2025-11-15", hour: 16))
    #expect(KYSPolicy(months: 6, calendar: calendar).isOutdated(lastCheck: check, now: now))
    #expect(!KYSPolicy(months: 6, calendar: .utc).isOutdated(lastCheck: check, now: now))
  }

  @Test(arguments: [
    (KYSRecord(), true), (KYSRecord(status: .negative), true),
    (KYSRecord(lastCheck: .day("2025-11-01")), true),
    (KYSRecord(status: .positive, lastCheck: .day("2025-11-01")), false),
    (KYSRecord(status: .positive, lastCheck: .day("2025-04-01")), true),
  ])
  func `what was never said needs an update`(record: KYSRecord, needsUpdate: Bool) {
    let profile = KYSPolicy(months: 6, calendar: .utc).profile(of: record, now: .day("2025-11-15"))
    #expect(
      profile
        == KYSProfile(
          status: record.status, needsUpdate: needsUpdate, lastCheck: record.lastCheck))
  }
}
