public import RoundsBridge

/// The five tabs of the list, in their order.
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

  /// The status whose rounds it shows; nil for all of them.
  public var status: RoundStatus? {
    switch self {
    case .all: nil
    case .inProgress: .inProgress
    case .completed: .completed
    case .paused: .paused
    case .planned: .planned
    }
  }

  /// The tab of a status, found by its name; nil for a status that nobody knows.
  public init?(of status: RoundStatus) {
    guard let tab = Self.allCases.first(where: { $0.status?.name == status.name }) else {
      return nil
    }
    self = tab
  }

  public func contains(_ round: Round) -> Bool {
    guard let status else { return true }
    return round.status.name == status.name
  }
}
