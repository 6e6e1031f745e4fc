import Foundation
import Testing

@testable import StatusData
@testable import StatusDomain
@testable import StatusPresentation

private func calendar(_ zone: String) throws -> Calendar {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = try #require(TimeZone(identifier: zone))
  return calendar
}

struct OutdatedTests {
  /// Three months after November 15 is February 15, and that whole day still counts.
  @Test(arguments: [
    ("2019-11-15T10:00:00Z", "2020-02-15T23:59:00Z", false),
    ("2019-11-15T23:59:00Z", "2020-02-16T00:00:00Z", true),
    ("2019-11-30T10:00:00Z", "2020-02-29T10:00:00Z", false),
  ]) func `a check is current to the end of its last day`(
    check: String, now: String, isOutdated: Bool
  ) throws {
    let policy = KYSPolicy(months: 3, calendar: try calendar("GMT"))
    let dates = try [check, now].map { try Date($0, strategy: .iso8601) }
    #expect(policy.isOutdated(lastCheck: dates[0], now: dates[1]) == isOutdated)
  }

  /// There was a check a moment ago, but nobody knows what it found.
  @Test func `without a status an update is needed`() throws {
    let now = Date(timeIntervalSince1970: 0)
    let policy = KYSPolicy(months: 3, calendar: try calendar("GMT"))
    #expect(policy.profile(of: KYSRecord(status: nil, lastCheck: now), now: now).needsUpdate)
  }

  /// It is still October in Greenwich.
  @Test func `the month is that of the calendar's time zone`() throws {
    let check = try Date("2019-10-31T12:00:00Z", strategy: .iso8601)
    let formatter = StatusFormatter(calendar: try calendar("Pacific/Auckland"))
    let profile = KYSProfile(status: .negative, needsUpdate: false, lastCheck: check)
    #expect(formatter.summary(of: profile) == "HIV-negative, last check: November 2019")
  }

  @Test func `a save that fails keeps nothing`() async throws {
    let service = LocalKYSService(
      record: KYSRecord(), policy: KYSPolicy(months: 3, calendar: try calendar("GMT")),
      delay: .zero, clock: ContinuousClock(), now: { Date(timeIntervalSince1970: 0) })
    service.isFailing = true
    let answer = await withCheckedContinuation { waiting in
      service.saveStatus(.positive) { waiting.resume(returning: $0) }
    }
    #expect(throws: KYSServiceError.self) { try answer.get() }
    #expect(service.record == KYSRecord())
  }

  /// There is a status, but nobody knows how old it is.
  @Test func `without a check an update is needed`() {
    let record = KYSRecord(status: .positive, lastCheck: nil)
    let policy = KYSPolicy(months: 3, calendar: Calendar(identifier: .gregorian))
    #expect(policy.profile(of: record, now: Date(timeIntervalSince1970: 0)).needsUpdate)
  }
}
