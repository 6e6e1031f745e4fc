public import Domain

/// Why the focus timer did not do what it was told.
public enum TimerError: UserFacingError, Hashable {
  /// A session is under way already.
  case alreadyOpen
  /// There is no session to pause, resume or end.
  case nothingOpen
  /// A length that no session may have.
  case badLength(text: String)
  case noBreak

  public var message: String {
    switch self {
    case .alreadyOpen: "The focus timer is already running."
    case .nothingOpen: "The focus timer isn't running."
    case .badLength(let text):
      "“\(text)” isn't a valid length: a session has from \(Preferences.TimerLengths.minutes.lowerBound) "
        + "to \(Preferences.TimerLengths.minutes.upperBound) minutes."
    case .noBreak: "There's no break to skip."
    }
  }

  public var hint: String? {
    switch self {
    case .alreadyOpen: "End it first; its time is kept. In the terminal: focus timer end"
    case .nothingOpen: "Start one. In the terminal: focus timer start"
    case .badLength: nil
    case .noBreak: "Start a session. In the terminal: focus timer start"
    }
  }
}
