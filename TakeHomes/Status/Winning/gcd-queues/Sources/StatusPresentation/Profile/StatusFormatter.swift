import Foundation
import StatusDomain

public struct StatusFormatter: Sendable {
  private let calendar: Calendar

  public init(calendar: Calendar) { self.calendar = calendar }

  public func summary(of profile: KYSProfile?) -> String {
    switch (profile?.status, profile?.lastCheck) {
    case (nil, _): "No status yet"
    case (let status?, nil): "HIV-\(status.rawValue)"
    case (let status?, let check?):
      "HIV-\(status.rawValue), last check: \(monthAndYear.string(from: check))"
    }
  }

  private var monthAndYear: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.dateFormat = "LLLL yyyy"
    return formatter
  }
}
