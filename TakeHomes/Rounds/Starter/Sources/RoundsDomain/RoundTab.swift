import RoundsBridge

public enum RoundTab: Int, CaseIterable, Sendable {
  case all, inProgress, completed, paused, planned

  public var title: String {
    switch self {
    case .all: return "All"
    case .inProgress: return "In Progress"
    case .completed: return "Completed"
    case .paused: return "Paused"
    case .planned: return "Planned"
    }
  }

  public func contains(_ round: Round) -> Bool {
    switch self {
    case .all: return true
    case .inProgress: return round.status == .inProgress
    case .completed: return round.status == .completed
    case .paused: return round.status == .paused
    case .planned: return round.status == .planned
    }
  }
}

public enum DistanceUnit: String, CaseIterable, Sendable {
  case metres, yards
}
