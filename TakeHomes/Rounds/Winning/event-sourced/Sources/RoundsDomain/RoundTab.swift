import RoundsBridge

/// The tabs above the list.
public enum RoundTab: Int, CaseIterable, Sendable {
  case all, inProgress, completed, paused, planned

  public var title: String {
    switch self {
    case .all: "All"
    case .inProgress: "In Progress"
    case .completed: "Completed"
    case .paused: "Paused"
    case .planned: "Planned"
    }
  }

  /// Nil for the tab that holds every round.
  package var status: RoundStatus? {
    switch self {
    case .all: nil
    case .inProgress: .inProgress
    case .completed: .completed
    case .paused: .paused
    case .planned: .planned
    }
  }

  public func contains(_ round: Round) -> Bool { status.map(round.status.isSame) ?? true }
}

public enum DistanceUnit: String, CaseIterable, Sendable { case metres, yards }
