/// The addresses of the apps that run in the server, below `/apps`.
public enum AppsPath: Sendable, Hashable {
  /// A page of an app, as a session shows it or cold.
  case page(app: String, AppPage)
  /// What changes on an open page, as a stream, after its last version.
  case patches(app: String, session: String, after: Int)
  /// POST: what a person did.
  case event(app: String, session: String)
  case picture(app: String, name: String, size: String)
  /// Something to download.
  case file(app: String, name: String)

  /// The apps, by the words in addresses and commands.
  public static let apps = ["markets", "heroes", "rounds", "status"]
  /// What no path of an app's begins with.
  private static let reserved = "-"

  init?(segments: [String], query: [String: String]) {
    guard let app = segments.first, !app.isEmpty else { return nil }
    let rest = Array(segments.dropFirst())
    switch (rest.count, rest.first) {
    case (2, Self.reserved): self = .event(app: app, session: rest[1])
    case (3, Self.reserved) where rest[2] == "patches":
      self = .patches(
        app: app, session: rest[1], after: query["after"].flatMap { Int($0) } ?? 0)
    case (2, "pictures"):
      self = .picture(app: app, name: rest[1], size: query["size"] ?? "")
    case (2, "files"): self = .file(app: app, name: rest[1])
    case (_, Self.reserved), (_, "pictures"), (_, "files"): return nil
    default:
      self = .page(
        app: app, AppPage(segments: rest, search: query["q"], session: query["s"]))
    }
  }

  var segments: [String] {
    switch self {
    case .page(let app, let page): [app] + page.segments
    case .patches(let app, let session, _): [app, Self.reserved, session, "patches"]
    case .event(let app, let session): [app, Self.reserved, session]
    case .picture(let app, let name, _): [app, "pictures", name]
    case .file(let app, let name): [app, "files", name]
    }
  }

  var query: [(String, String?)] {
    switch self {
    case .page(_, let page): [("q", page.search), ("s", page.session)]
    case .patches(_, _, let seen): [("after", String(seen))]
    case .event, .file: []
    case .picture(_, _, let size): [("size", size)]
    }
  }
}

/// A page within an app.
public struct AppPage: Sendable, Hashable {
  public var segments: [String]
  public var search: String?
  /// The session that shows it, for pages without scripts.
  public var session: String?

  public init(segments: [String] = [], search: String? = nil, session: String? = nil) {
    self.segments = segments
    self.search = search
    self.session = session
  }

  /// From a path of the app's own.
  public init(path: String, session: String? = nil) {
    let halves = path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let segments = (halves.first ?? "").split(separator: "/").compactMap { URLText.decode($0) }
    let query = halves.count > 1 ? URLText.fields(halves[1]) : [:]
    self.init(segments: segments, search: query["q"], session: session)
  }

  /// The path within the app.
  public var path: String {
    let path = "/" + segments.map(URLText.encode).joined(separator: "/")
    return search.map { "\(path)?q=\(URLText.encode($0))" } ?? path
  }
}
