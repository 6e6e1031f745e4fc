/// The addresses of today's page beside the page itself, below `/today`.
public enum TodayPath: Sendable, Hashable {
  /// What can be done to a habit; each is a POST.
  public enum HabitAction: String, Sendable, Hashable, CaseIterable {
    /// Done today, and not done after all.
    case tick, untick
    case rename, remove, restore
  }

  /// Another name of the site's home.
  case page
  /// The event stream of whatever changes on the page.
  case changes
  /// The page that edits the habits; POST adds one.
  case habits
  /// POST: does something to a habit.
  case habit(Int, HabitAction)

  init?(segments: [String], query: [String: String]) {
    switch (segments.count, segments.first) {
    case (0, _): self = .page
    case (1, "changes"): self = .changes
    case (1, "habits"): self = .habits
    case (3, "habits"):
      guard let id = Int(segments[1]), id >= 0, let action = HabitAction(rawValue: segments[2])
      else { return nil }
      self = .habit(id, action)
    default: return nil
    }
  }

  var segments: [String] {
    switch self {
    case .page: []
    case .changes: ["changes"]
    case .habits: ["habits"]
    case .habit(let id, let action): ["habits", String(id), action.rawValue]
    }
  }

  var query: [(String, String?)] { [] }
}
