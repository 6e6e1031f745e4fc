/// The addresses of what a language model writes about a problem's code, below `/problems/SLUG/advice`.
public enum AdvicePath: Sendable, Hashable {
  /// POST: explain why an attempt fails.
  case explain(attempt: Int)
  /// POST: look over an accepted attempt.
  case review(attempt: Int)
  /// The event stream of a text, after the first few of its events.
  case events(id: String)
  /// POST: stops it.
  case stop(id: String)
  /// POST: have cases proposed; GET: those that were, and why they were not taken.
  case cases

  init?(segments: [String]) {
    switch (segments.count, segments.first, segments.last) {
    case (1, "cases", _): self = .cases
    case (2, "explain", let id?):
      guard let id = Int(id) else { return nil }
      self = .explain(attempt: id)
    case (2, "review", let id?):
      guard let id = Int(id) else { return nil }
      self = .review(attempt: id)
    case (2, let id?, "events"): self = .events(id: id)
    case (2, let id?, "stop"): self = .stop(id: id)
    default: return nil
    }
  }

  var segments: [String] {
    switch self {
    case .explain(let attempt): ["explain", String(attempt)]
    case .review(let attempt): ["review", String(attempt)]
    case .events(let id): [id, "events"]
    case .stop(let id): [id, "stop"]
    case .cases: ["cases"]
    }
  }
}
