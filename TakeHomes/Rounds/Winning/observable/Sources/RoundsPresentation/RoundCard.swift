public import Foundation
import RoundsBridge
public import RoundsDomain

nonisolated public struct RoundDisplay: Hashable, Sendable {
  public var timeZone: TimeZone
  public var units: DistanceUnit

  public init(timeZone: TimeZone = .gmt, units: DistanceUnit = .metres) {
    self.timeZone = timeZone
    self.units = units
  }
}

nonisolated public struct RoundCard: Identifiable, Hashable, Sendable {
  public let id: Int64
  public let name: String
  public let date: String
  public let distance: String
  public let score: String?
  public let status: String

  public init(round: Round, display: RoundDisplay = RoundDisplay()) {
    self.id = round.id
    self.name = round.name
    self.date = round.date.formatted(
      Date.VerbatimFormatStyle(
        format: "\(day: .defaultDigits) \(month: .abbreviated) \(year: .defaultDigits)",
        locale: Locale(identifier: "en_GB"), timeZone: display.timeZone,
        calendar: Calendar(identifier: .gregorian)))
    self.distance =
      display.units == .metres
      ? "\(round.distanceMetres) m"
      : "\(Int((Double(round.distanceMetres) * 1.093_613_3).rounded())) yd"
    let tab = RoundTab.allCases.last { $0.contains(round) }
    self.status = tab?.title ?? ""
    self.score = tab == .planned ? nil : round.score.map { "\($0)" }
  }
}
