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

  // TODO: the display is not used
  public init(round: Round, display: RoundDisplay = RoundDisplay()) {
    id = round.id
    name = round.name
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_GB")
    formatter.dateFormat = "d MMM yyyy"
    date = formatter.string(from: round.date)
    distance = "\(round.distanceMetres) m"
    score = "\(round.score ?? 0)"
    if round.status == .inProgress {
      status = "In Progress"
    } else if round.status == .completed {
      status = "Completed"
    } else if round.status == .paused {
      status = "Paused"
    } else {
      status = "Planned"
    }
  }
}
