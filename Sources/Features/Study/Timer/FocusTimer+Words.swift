import Domain

extension FocusSession.Phase {
  /// The name shown to people.
  package var title: String {
    switch self {
    case .focus: "Focus"
    case .shortBreak: "Short break"
    case .longBreak: "Long break"
    }
  }
}
