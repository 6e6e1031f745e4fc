import Foundation

extension Lab {
  /// The calendar of most people, in this zone.
  static func calendar(_ zone: String) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    return calendar
  }

  /// Reads "2019-11-15 10:00" in the calendar's zone.
  static func date(_ text: String, _ calendar: Calendar) -> Date? {
    let parts = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard parts.count == 5 else { return nil }
    return calendar.date(
      from: DateComponents(
        year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4]))
  }
}
