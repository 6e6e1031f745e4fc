import Foundation
import RoundsBridge
import RoundsDomain

public struct RoundDisplay: Hashable, Sendable {
  public var timeZone: TimeZone
  public var units: DistanceUnit

  public init(timeZone: TimeZone = .gmt, units: DistanceUnit = .metres) {
    self.timeZone = timeZone
    self.units = units
  }
}

public struct RoundCard: Identifiable, Hashable, Sendable {
  public let id: Int64
  public let name: String
  public let date: String
  public let distance: String
  public let score: String?
  public let status: String

  public init(round: Round, display: RoundDisplay = RoundDisplay()) {
    self.id = round.id
    self.name = round.name
    self.date = DateText.string(round.date, in: display.timeZone)
    self.distance = DistanceText.string(metres: round.distanceMetres, in: display.units)
    self.status = RoundTab(showing: round.status)?.title ?? "Unknown"
    switch (round.status, round.score) {
    case (RoundStatus.planned, _), (_, nil): self.score = nil
    case (_, let score?): self.score = String(score)
    }
  }
}

enum DateText {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var formatters: [TimeZone: DateFormatter] = [:]

  static func string(_ date: Date, in zone: TimeZone) -> String {
    lock.lock()
    defer { lock.unlock() }
    let formatter = formatters[zone] ?? make(zone)
    formatters[zone] = formatter
    return formatter.string(from: date)
  }

  private static func make(_ zone: TimeZone) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.locale = Locale(identifier: "en_GB")
    formatter.dateFormat = "d MMM yyyy"
    formatter.timeZone = zone
    return formatter
  }
}

enum DistanceText {
  static func string(metres: Int, in units: DistanceUnit) -> String {
    switch units {
    case .metres: return "\(metres) m"
    case .yards:
      let yards = (Double(metres) / 0.9144).rounded(.toNearestOrAwayFromZero)
      return String(format: "%d yd", Int(yards))
    }
  }
}
