import Domain
public import Markup

extension SitePath: CustomStringConvertible {
  /// The path with its query, percent-encoded, from the site's root.
  public var description: String {
    let (segments, query) = parts
    let path = "/" + segments.map(URLText.encode).joined(separator: "/")
    let pairs = query.compactMap { key, value in
      value.map { "\(key)=\(URLText.encode($0))" }
    }
    return pairs.isEmpty ? path : path + "?" + pairs.joined(separator: "&")
  }

  private var parts: (segments: [String], query: [(String, String?)]) {
    switch self {
    case .home: ([], [])
    case .signIn(let token): ([], [("token", token)])
    case .problems(let filter): (["problems"], filter.query)
    case .problem(let slug, let view): (["problems", slug], view.query)
    case .run(let slug): (["problems", slug, "run"], [])
    case .submit(let slug): (["problems", slug, "submit"], [])
    case .trace(let slug): (["problems", slug, "trace"], [])
    case .diagnose(let slug, let language):
      (["problems", slug, "diagnose", language.rawValue], [])
    case .drafts(let slug, let language):
      (["problems", slug, "drafts", language.rawValue], [])
    case .restoreDraft(let slug, let language, let revision):
      (["problems", slug, "drafts", language.rawValue, String(revision), "restore"], [])
    case .resetDraft(let slug, let language):
      (["problems", slug, "drafts", language.rawValue, "reset"], [])
    case .ownCases(let slug): (["problems", slug, "cases"], [])
    case .removeOwnCase(let slug, let id):
      (["problems", slug, "cases", String(id), "remove"], [])
    case .attempt(let slug, let id): (["problems", slug, "attempts", String(id)], [])
    case .jobEvents(let id, let seen):
      (["jobs", id, "events"], [("after", seen == 0 ? nil : String(seen))])
    case .cancelJob(let id): (["jobs", id, "cancel"], [])
    case .journey(let view): (["journey"], view.query)
    case .traceEvents(let id): (["traces", id, "events"], [])
    case .stopTrace(let id): (["traces", id, "stop"], [])
    case .traceWindow(let id): (["traces", id, "window"], [])
    case .traceFile(let id, let run): (["traces", id, String(run)], [])
    case .asset(let file):
      (
        ["public"] + file.split(separator: "/", omittingEmptySubsequences: false).map(String.init),
        []
      )
    case .health: (["health"], [])
    }
  }
}

extension ProblemFilter {
  fileprivate var query: [(String, String?)] {
    [
      ("search", search.isEmpty ? nil : search), ("topic", topic?.rawValue),
      ("difficulty", difficulty?.rawValue), ("status", status?.rawValue), ("list", list),
    ]
  }
}

extension ProblemView {
  fileprivate var query: [(String, String?)] {
    [
      ("tab", tab == .description ? nil : tab.rawValue), ("language", language?.rawValue),
      ("job", job), ("journey", journey), ("step", step.map(String.init)),
    ]
  }
}

extension JourneyView {
  fileprivate var query: [(String, String?)] {
    [("language", language?.rawValue), ("job", job), ("step", step.map(String.init))]
  }
}

extension HTML.StringInterpolation {
  /// An address, for `href`, `src` and `action`.
  public mutating func appendInterpolation(_ path: SitePath) {
    appendInterpolation(path.description)
  }
}
