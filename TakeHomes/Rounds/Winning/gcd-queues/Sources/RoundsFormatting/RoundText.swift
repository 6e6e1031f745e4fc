import Foundation
import RoundsDomain

/// Texts for dates and distances.
public struct RoundText: Sendable {
  public let timeZone: TimeZone
  public let unit: DistanceUnit

  public init(timeZone: TimeZone, unit: DistanceUnit) {
    self.timeZone = timeZone
    self.unit = unit
  }

  public func date(_ date: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.day, .month, .year], from: date)
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    guard let day = parts.day, let month = parts.month, let year = parts.year else { return "" }
    return "\(day) \(months[month - 1]) \(year)"
  }

  public func distance(_ metres: Int) -> String {
    switch unit {
    case .metres:
      return "\(metres) m"
    case .yards:
      let yards = Measurement(value: Double(metres), unit: UnitLength.meters).converted(to: .yards)
      return String(format: "%.0f yd", yards.value)
    }
  }
}
