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

  /// No slug: the catalogue has no problem of this name.
  static let drawing = "draw"

  private var parts: (segments: [String], query: [(String, String?)]) {
    switch self {
    case .home: ([], [])
    case .signIn(let token): ([], [("token", token)])
    case .problems(let filter): (["problems"], filter.query)
    case .drawProblem(let filter): (["problems", Self.drawing], filter.query)
    case .problem(let slug, let view): (["problems", slug], view.query)
    case .run(let slug), .submit(let slug), .trace(let slug), .diagnose(let slug, _),
      .drafts(let slug, _), .restoreDraft(let slug, _, _), .resetDraft(let slug, _),
      .openSolution(let slug, _, _), .ownCases(let slug), .removeOwnCase(let slug, _),
      .attempt(let slug, _), .reportTest(let slug, _, _), .report(let slug, _),
      .insist(let slug, _), .withdraw(let slug, _), .place(let slug), .advice(let slug, _):
      (["problems", slug] + belowProblem, [])
    case .jobEvents(let id, let seen):
      (["jobs", id, "events"], [("after", seen == 0 ? nil : String(seen))])
    case .cancelJob(let id): (["jobs", id, "cancel"], [])
    case .journey(let view): (["journey"], view.query)
    case .traceEvents(let id), .stopTrace(let id), .traceWindow(let id), .traceFile(let id, _):
      (["traces", id] + belowTrace, [])
    case .plan(let path): (["plan"] + path.segments, path.query)
    case .review(let path): (["review"] + path.segments, path.query)
    case .timer(let path): (["focus"] + path.segments, path.query)
    case .stats(let path): (["stats"] + path.segments, path.query)
    case .settings(let path): (["settings"] + path.segments, path.query)
    case .log(let path): (["log"] + path.segments, path.query)
    case .today(let path): (["today"] + path.segments, path.query)
    case .takeHomes(let path): (["takehomes"] + path.segments, path.query)
    case .drill(let path): (["drill"] + path.segments, path.query)
    case .widget(let path): (path.segments, path.query)
    case .apps(let path): (["apps"] + path.segments, path.query)
    case .asset(let file):
      (
        ["public"] + file.split(separator: "/", omittingEmptySubsequences: false).map(String.init),
        []
      )
    case .health: (["health"], [])
    }
  }
}

extension SitePath {
  /// The segments after a trace's own address.
  private var belowTrace: [String] {
    switch self {
    case .traceEvents: ["events"]
    case .stopTrace: ["stop"]
    case .traceWindow: ["window"]
    case .traceFile(_, let run): [String(run)]
    default: []
    }
  }

  /// The segments after a problem's own address.
  private var belowProblem: [String] {
    switch self {
    case .run: ["run"]
    case .submit: ["submit"]
    case .trace: ["trace"]
    case .diagnose(_, let language): ["diagnose", language.rawValue]
    case .drafts(_, let language): ["drafts", language.rawValue]
    case .restoreDraft(_, let language, let revision):
      ["drafts", language.rawValue, String(revision), "restore"]
    case .resetDraft(_, let language): ["drafts", language.rawValue, "reset"]
    case .openSolution(_, let language, let name):
      ["drafts", language.rawValue, "solutions", name]
    case .ownCases: ["cases"]
    case .removeOwnCase(_, let id): ["cases", String(id), "remove"]
    case .attempt(_, let id): ["attempts", String(id)]
    case .reportTest(_, let attempt, let index):
      ["attempts", String(attempt), "cases", String(index), "report"]
    case .report(_, let id): ["reports", String(id)]
    case .insist(_, let id): ["reports", String(id), "insist"]
    case .withdraw(_, let id): ["reports", String(id), "withdraw"]
    case .place: ["place"]
    case .advice(_, let path): ["advice"] + path.segments
    default: []
    }
  }
}

extension ProblemFilter {
  fileprivate var query: [(String, String?)] {
    [
      ("q", search.isEmpty ? nil : search), ("list", list?.rawValue),
      ("topic", topic?.rawValue), ("difficulty", difficulty?.rawValue),
      ("status", status?.rawValue), ("due", isDue ? "1" : nil), ("view", view?.rawValue),
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
