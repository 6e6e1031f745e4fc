public import Foundation
public import StatusDomain

/// Says a profile in a line.
public struct StatusFormatter: Sendable {
  private let month: Date.FormatStyle

  /// Months are those of the calendar and its time zone, in English.
  public init(calendar: Calendar) {
    month = Date.FormatStyle(
      locale: Locale(identifier: "en_US"), calendar: calendar, timeZone: calendar.timeZone
    ).month(.wide).year()
  }

  /// Such as `HIV-negative, last check: November 2019`.
  public func summary(of profile: KYSProfile?) -> String {
    guard let profile, let status = profile.status else { return "No status yet" }
    let known = "HIV-\(status.rawValue)"
    return profile.lastCheck.map { "\(known), last check: \(month.format($0))" } ?? known
  }
}
