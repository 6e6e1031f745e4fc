/// The addresses of the LeetCode part of the settings, below `/settings/leetcode`.
public enum LeetCodePath: Sendable, Hashable {
  /// The part alone, with its troubles; POST keeps the name.
  case part
  /// POST: whether there is a member of this name; keeps nothing.
  case check
  /// POST: the cookie.
  case cookie
  /// POST: deletes the cookie.
  case signOut
  /// POST: begins a sync; GET: how the last one went, with what Focus does not have.
  case sync
  /// The event stream of the sync that is under way.
  case events
  /// POST: begins reviews of what came over, or declines them.
  case reviews
  /// POST: forgets what came over.
  case forget

  init?(segments: [String]) {
    switch segments {
    case []: self = .part
    case ["check"]: self = .check
    case ["cookie"]: self = .cookie
    case ["sign-out"]: self = .signOut
    case ["sync"]: self = .sync
    case ["events"]: self = .events
    case ["reviews"]: self = .reviews
    case ["forget"]: self = .forget
    default: return nil
    }
  }

  var segments: [String] {
    switch self {
    case .part: []
    case .check: ["check"]
    case .cookie: ["cookie"]
    case .signOut: ["sign-out"]
    case .sync: ["sync"]
    case .events: ["events"]
    case .reviews: ["reviews"]
    case .forget: ["forget"]
    }
  }
}
