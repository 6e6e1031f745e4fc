public import RoundsDomain

extension RoundTab {
  /// The name of the SF Symbol that stands beside its title on a Mac or a phone.
  public var symbol: String {
    switch self {
    case .all: "list.bullet"
    case .inProgress: "figure.archery"
    case .completed: "checkmark.circle"
    case .paused: "pause.circle"
    case .planned: "calendar"
    }
  }
}
