import Foundation
import Testing

@testable import StatusDomain

struct OutdatedTests {
  /// Three months after November 15 is February 15, and that whole day still counts.
  @Test(arguments: [
    ("2019-11-15T10:00:00Z", "2020-02-15T23:59:00Z", false),
    ("2019-11-15T23:59:00Z", "2020-02-16T00:00:00Z", true),
    ("2019-11-30T10:00:00Z", "2020-02-29T10:00:00Z", false),
  ]) func `a check is current to the end of its last day`(
    check: String, now: String, isOutdated: Bool
  ) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let policy = KYSPolicy(months: 3, calendar: calendar)
    let dates = try [check, now].map { try Date($0, strategy: .iso8601) }
    #expect(policy.isOutdated(lastCheck: dates[0], now: dates[1]) == isOutdated)
  }

  /// There is a status, but nobody knows how old it is.
  @Test func `without a check an update is needed`() {
    let record = KYSRecord(status: .positive, lastCheck: nil)
    let policy = KYSPolicy(months: 3, calendar: Calendar(identifier: .gregorian))
    #expect(policy.profile(of: record, now: Date(timeIntervalSince1970: 0)).needsUpdate)
  }
}
