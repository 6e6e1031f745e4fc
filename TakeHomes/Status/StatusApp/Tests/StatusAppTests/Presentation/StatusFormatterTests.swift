import Foundation
import StatusDomain
import StatusPresentation
import Testing

@Suite struct StatusFormatterTests {
  @Test(arguments: [
    (
      KYSProfile(status: .negative, needsUpdate: true, lastCheck: .day("2019-11-05")),
      "HIV-negative, last check: November 2019"
    ),
    (
      KYSProfile(status: .positive, needsUpdate: false, lastCheck: .day("2024-02-29")),
      "HIV-positive, last check: February 2024"
    ),
    (KYSProfile(status: .negative, needsUpdate: true), "HIV-negative"),
    (KYSProfile(status: nil, needsUpdate: true, lastCheck: .day("2019-11-05")), "No status yet"),
  ])
  func `a profile is one line`(profile: KYSProfile, expected: String) {
    #expect(StatusFormatter(calendar: .utc).summary(of: profile) == expected)
  }

  @Test func `without a profile there is no status yet`() {
    #expect(StatusFormatter(calendar: .utc).summary(of: nil) == "No status yet")
  }

  @Test func `the month is that of the calendar's time zone`() {
    var calendar = Calendar.utc
    calendar.timeZone = TimeZone(secondsFromGMT: -5 * 3_600) ?? .gmt
    let profile = KYSProfile(
      status: .negative, needsUpdate: false, lastCheck: .day("2019-12-01", hour: 2))
    #expect(
      StatusFormatter(calendar: calendar).summary(of: profile)
        == "HIV-negative, last check: November 2019")
  }
}
