/// The addresses of the focus timer, below `/focus`.
public enum TimerPath: Sendable, Hashable {
  /// What the timer can be told to do; each is a POST.
  public enum Action: String, Sendable, Hashable, CaseIterable {
    /// Begins what is offered next.
    case start
    case pause, resume, end
    /// Ends a break, or declines the one that is offered.
    case skip
  }

  case page
  /// The page with a problem already chosen for the next session.
  case ready(for: String)
  case action(Action)
  /// The event stream of what the timer does, whoever told it to.
  case events

  init?(segments: [String], query: [String: String]) {
    switch (segments.count, segments.first) {
    case (0, _): self = query["problem"].map(TimerPath.ready(for:)) ?? .page
    case (1, "events"): self = .events
    case (1, let word?):
      guard let action = Action(rawValue: word) else { return nil }
      self = .action(action)
    default: return nil
    }
  }

  var segments: [String] {
    switch self {
    case .page, .ready: []
    case .action(let action): [action.rawValue]
    case .events: ["events"]
    }
  }

  var query: [(String, String?)] {
    if case .ready(let slug) = self { [("problem", slug)] } else { [] }
  }
}
