public import RoundsBridge
public import RoundsDomain

/// What may be done with a round as it stands.
public enum RoundAction: String, CaseIterable, Sendable {
  case begin, resume, pause, complete

  /// As on its button.
  public var title: String {
    switch self {
    case .begin: "Start"
    case .resume: "Resume"
    case .pause: "Pause"
    case .complete: "Finish early"
    }
  }

  /// The status that it leads to.
  public var status: RoundStatus {
    switch self {
    case .begin, .resume: .inProgress
    case .pause: .paused
    case .complete: .completed
    }
  }

  /// Those of a round, the likeliest first; Kotlin's objects are told apart by name.
  public static func of(_ round: Round) -> [RoundAction] {
    switch RoundTab(of: round.status) {
    case .planned: [.begin]
    case .inProgress: round.arrows.isEmpty ? [.pause] : [.pause, .complete]
    case .paused: round.arrows.isEmpty ? [.resume] : [.resume, .complete]
    default: []
    }
  }
}
