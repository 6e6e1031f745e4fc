/// The addresses of reviews, below `/review`.
public enum ReviewPath: Sendable, Hashable {
  case page
  /// How it stands with a problem; POST grades it.
  case problem(slug: String)
  /// POST: gives a past review another grade.
  case change(slug: String, id: Int)
  /// POST: a part of the problem's page that helps was opened.
  case help(slug: String, PageHelp)

  init?(segments: [String], query: [String: String]) {
    switch segments.count {
    case 0: self = .page
    case 1: self = .problem(slug: segments[0])
    case 3 where segments[1] == "help":
      guard let help = PageHelp(segments[2]) else { return nil }
      self = .help(slug: segments[0], help)
    case 3 where segments[1] == "past":
      guard let id = Int(segments[2]) else { return nil }
      self = .change(slug: segments[0], id: id)
    default: return nil
    }
  }

  var segments: [String] {
    switch self {
    case .page: []
    case .problem(let slug): [slug]
    case .change(let slug, let id): [slug, "past", String(id)]
    case .help(let slug, let help): [slug, "help", help.description]
    }
  }

  var query: [(String, String?)] { [] }
}
