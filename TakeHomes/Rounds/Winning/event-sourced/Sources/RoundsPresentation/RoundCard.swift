import Foundation
import RoundsBridge
import RoundsDomain

/// How a reader wants dates and distances.
public struct RoundDisplay: Hashable, Sendable {
  public var timeZone: TimeZone
  public var units: DistanceUnit

  public init(timeZone: TimeZone = .gmt, units: DistanceUnit = .metres) {
    self.timeZone = timeZone
    self.units = units
  }

  func text(of date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = timeZone
    formatter.dateFormat = "d MMM yyyy"
    return formatter.string(from: date)
  }

  func text(ofMetres metres: Int) -> String {
    switch units {
    case .metres: "\(metres) m"
    case .yards: "\(Int((Double(metres) / 0.9144).rounded())) yd"
    }
  }
}

/// A round in the list.
public struct RoundCard: Identifiable, Hashable, Sendable {
  public let id: Int64
  public let name: String
  public let date: String
  public let distance: String
  public let score: String?
  public let status: String

  public init(round: Round, display: RoundDisplay = RoundDisplay()) {
    let tab = RoundTab.allCases.first { $0.status?.isSame(as: round.status) == true }
    id = round.id
    name = round.name
    date = display.text(of: round.date)
    distance = display.text(ofMetres: round.distanceMetres)
    score = tab == .planned ? nil : round.score.map(String.init)
    status = tab?.title ?? round.status.name
  }
}
