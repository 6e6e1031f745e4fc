import Foundation
import StatusDomain

public struct StatusFormatter: Sendable {
  private let calendar: Calendar

  public init(calendar: Calendar) {
    self.calendar = calendar
  }

  public func summary(of profile: KYSProfile?) -> String {
    guard let profile, let status = profile.status else { return "No status yet" }
    let name = "HIV-\(status.rawValue)"
    guard let date = profile.lastCheck else { return name }
    let style = Date.VerbatimFormatStyle(
      format: "\(month: .wide) \(year: .defaultDigits)", locale: Locale(identifier: "en_US"),
      timeZone: calendar.timeZone, calendar: calendar)
    return "\(name), last check: \(date.formatted(style))"
  }
}
