import Foundation

extension Calendar {
  static let utc: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
}

extension Date {
  /// An hour of a day, such as `2025-11-15`, by Greenwich.
  static func day(_ text: String, hour: Int = 12) -> Date {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    let day = DateComponents(year: parts[0], month: parts[1], day: parts[2], hour: hour)
    return Calendar.utc.date(from: day) ?? .distantPast
  }
}
