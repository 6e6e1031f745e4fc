import RoundsBridge

public enum RoundTab: Int, CaseIterable, Sendable {
  case all
  case inProgress
  case completed
  case paused
  case planned

  public var title: String {
    switch self {
    case .all: return "All"
    case .inProgress: return "In Progress"
    case .completed: return "Completed"
    case .paused: return "Paused"
    case .planned: return "Planned"
    }
  }

  /// The tab whose rounds have this status; nil for a status that the app doesn't know.
  public init?(showing status: RoundStatus) {
    switch status {
    case RoundStatus.inProgress: self = .inProgress
    case RoundStatus.completed: self = .completed
    case RoundStatus.paused: self = .paused
    case RoundStatus.planned: self = .planned
    default: return nil
    }
  }

  public func contains(_ round: Round) -> Bool {
    return self == .all || self == RoundTab(showing: round.status)
  }
}

public enum DistanceUnit: String, CaseIterable, Sendable {
  case metres
  case yards
}
