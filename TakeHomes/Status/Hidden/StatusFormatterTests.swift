import Foundation
import Testing

@testable import StatusData
@testable import StatusDomain
@testable import StatusPresentation

/// H3: a profile in a line.
@Suite struct StatusFormatterTests {
  private func summary(
    _ status: KYSStatus?, _ check: String?, in zone: String = "UTC", read: String = "UTC"
  ) -> String {
    let moment = check.flatMap { Lab.date($0, Lab.calendar(read)) }
    return StatusFormatter(calendar: Lab.calendar(zone)).summary(
      of: KYSProfile(status: status, needsUpdate: false, lastCheck: moment))
  }

  @Test func `the status and the month of its check`() {
    #expect(summary(.positive, "2019-11-15 10:00") == "HIV-positive, last check: November 2019")
    #expect(summary(.positive, "2024-02-29 10:00") == "HIV-positive, last check: February 2024")
  }

  @Test(arguments: KYSStatus.allCases) func `each status has its word`(status: KYSStatus) {
    let text = summary(status, "2019-03-01 00:00")
    #expect(text == "HIV-\(status.rawValue), last check: March 2019")
  }

  @Test func `the month is the calendar's`() {
    let moment = "2019-11-30 23:30"
    #expect(summary(.positive, moment) == "HIV-positive, last check: November 2019")
    #expect(
      summary(.positive, moment, in: "Pacific/Auckland")
        == "HIV-positive, last check: December 2019")
    #expect(
      summary(.positive, "2020-01-01 03:00", in: "America/New_York")
        == "HIV-positive, last check: December 2019")
  }

  @Test func `it is English whatever the calendar speaks`() {
    var german = Lab.calendar("UTC")
    german.locale = Locale(identifier: "de_DE")
    let check = Lab.date("2019-12-15 10:00", german)
    let profile = KYSProfile(status: .positive, needsUpdate: false, lastCheck: check)
    #expect(
      StatusFormatter(calendar: german).summary(of: profile)
        == "HIV-positive, last check: December 2019")
  }

  @Test func `what is missing is left out`() {
    #expect(summary(.positive, nil) == "HIV-positive")
    #expect(summary(nil, nil) == "No status yet")
    #expect(summary(nil, "2019-11-15 10:00") == "No status yet")
    #expect(StatusFormatter(calendar: Lab.calendar("UTC")).summary(of: nil) == "No status yet")
  }
}
