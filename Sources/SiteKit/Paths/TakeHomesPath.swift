/// The addresses of the take-home projects, below `/takehomes`.
public enum TakeHomesPath: Sendable, Hashable {
  case page
  /// A project; with the check that its page shows, while the server knows it.
  case project(slug: String, check: String? = nil)
  /// A teacher's table of what the learners of the class handed in.
  case roll
  /// POST: checks a folder.
  case check(slug: String)
  /// POST: checks an answer that is the body, on a class's server.
  case handIn(slug: String)
  /// The report of a check that was kept.
  case past(slug: String, id: Int)
  /// The same as a file to keep.
  case file(slug: String, id: Int)
  /// The event stream of a check.
  case events(slug: String, id: String)
  /// POST: stops a check.
  case stop(slug: String, id: String)

  init?(segments: [String], query: [String: String]) {
    guard let slug = segments.first else {
      self = .page
      return
    }
    switch (segments.count, segments.dropFirst().first) {
    case (1, _) where slug == "class": self = .roll
    case (2, "hand-ins"): self = .handIn(slug: slug)
    case (1, _): self = .project(slug: slug, check: query["check"])
    case (2, "checks"): self = .check(slug: slug)
    case (3, "checks"):
      guard let id = Int(segments[2]) else { return nil }
      self = .past(slug: slug, id: id)
    case (4, "checks") where segments[3] == "file":
      guard let id = Int(segments[2]) else { return nil }
      self = .file(slug: slug, id: id)
    case (4, "jobs") where segments[3] == "events": self = .events(slug: slug, id: segments[2])
    case (4, "jobs") where segments[3] == "stop": self = .stop(slug: slug, id: segments[2])
    default: return nil
    }
  }

  var segments: [String] {
    switch self {
    case .page: []
    case .project(let slug, _): [slug]
    case .roll: ["class"]
    case .handIn(let slug): [slug, "hand-ins"]
    case .check(let slug): [slug, "checks"]
    case .past(let slug, let id): [slug, "checks", String(id)]
    case .file(let slug, let id): [slug, "checks", String(id), "file"]
    case .events(let slug, let id): [slug, "jobs", id, "events"]
    case .stop(let slug, let id): [slug, "jobs", id, "stop"]
    }
  }

  var query: [(String, String?)] {
    if case .project(_, let check) = self { [("check", check)] } else { [] }
  }
}
