import Foundation
import StatusDomain

public struct StatusFormatter: Sendable {
  private let monthText: @Sendable (Date) -> String

  public init(calendar: Calendar) {
    var style = Date.FormatStyle(locale: Locale(identifier: "en_US"))
    (style.calendar, style.timeZone) = (calendar, calendar.timeZone)
    monthText = { [style = style.month(.wide).year()] in $0.formatted(style) }
  }

  public func summary(of profile: KYSProfile?) -> String {
    guard let status = profile?.status else { return "No status yet" }
    return "HIV-\(status)" + (profile?.lastCheck.map { ", last check: " + monthText($0) } ?? "")
  }
}
