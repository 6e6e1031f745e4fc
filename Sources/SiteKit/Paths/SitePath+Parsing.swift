import Domain
import Foundation

extension SitePath: LosslessStringConvertible {
  /// Reads a path with its query; nil when the site has no such address.
  ///
  /// Unknown query fields and unknown values of known ones are passed over.
  public init?(_ description: String) {
    let halves = description.split(
      separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = halves.first, path.first == "/" else { return nil }
    var segments = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
      .map { URLText.decode($0) }
    if segments.last == "" { segments.removeLast() }
    let query = halves.count > 1 ? URLText.fields(halves[1]) : [:]
    let known = segments.compactMap(\.self)
    guard known.count == segments.count else { return nil }
    switch known.first {
    case nil: self = query["token"].map(SitePath.signIn) ?? .home
    case "problems": self.init(problems: known.dropFirst(), query: query)
    case "jobs": self.init(job: known.dropFirst(), query: query)
    case "traces": self.init(trace: known.dropFirst())
    case "journey" where known.count == 1: self = .journey(JourneyView(query: query))
    case "public" where known.count > 1:
      self = .asset(known.dropFirst().joined(separator: "/"))
    case "health" where known.count == 1: self = .health
    case let section?: self.init(study: section, below: Array(known.dropFirst()), query: query)
    }
  }

  private init?(study section: String, below rest: [String], query: [String: String]) {
    let found: SitePath? =
      switch section {
      case "plan": PlanPath(segments: rest, query: query).map(SitePath.plan)
      case "review": ReviewPath(segments: rest, query: query).map(SitePath.review)
      case "focus": TimerPath(segments: rest, query: query).map(SitePath.timer)
      case "stats": StatsPath(segments: rest, query: query).map(SitePath.stats)
      case "settings": SettingsPath(segments: rest, query: query).map(SitePath.settings)
      case "log": LogPath(segments: rest, query: query).map(SitePath.log)
      case "takehomes": TakeHomesPath(segments: rest, query: query).map(SitePath.takeHomes)
      case "drill": DrillPath(segments: rest, query: query).map(SitePath.drill)
      case "apps": AppsPath(segments: rest, query: query).map(SitePath.apps)
      case "today": TodayPath(segments: rest, query: query).map(SitePath.today)
      default: WidgetPath(segments: [section] + rest, query: query).map(SitePath.widget)
      }
    guard let found else { return nil }
    self = found
  }

  private init?(problems segments: ArraySlice<String>, query: [String: String]) {
    guard let slug = segments.first else {
      self = .problems(ProblemFilter(query: query))
      return
    }
    let rest = Array(segments.dropFirst())
    switch (rest.count, rest.first) {
    case (0, _) where slug == Self.drawing: self = .drawProblem(ProblemFilter(query: query))
    case (0, _): self = .problem(slug: slug, ProblemView(query: query))
    case (1, "run"): self = .run(slug: slug)
    case (1, "submit"): self = .submit(slug: slug)
    case (1, "trace"): self = .trace(slug: slug)
    case (1, "cases"): self = .ownCases(slug: slug)
    case (1, "place"): self = .place(slug: slug)
    case (2..., "advice"):
      guard let path = AdvicePath(segments: Array(rest.dropFirst())) else { return nil }
      self = .advice(slug: slug, path)
    case (3, "cases"):
      guard let id = Int(rest[1]), rest[2] == "remove" else { return nil }
      self = .removeOwnCase(slug: slug, id: id)
    case (2, "attempts"):
      guard let id = Int(rest[1]) else { return nil }
      self = .attempt(slug: slug, id: id)
    case (2..., "attempts"), (2..., "reports"): self.init(reports: rest, slug: slug)
    case (2, "diagnose"):
      guard let language = Language(rawValue: rest[1]) else { return nil }
      self = .diagnose(slug: slug, language)
    case (2..., "drafts"): self.init(drafts: rest, slug: slug)
    default: return nil
    }
  }

  private init?(drafts rest: [String], slug: String) {
    guard let language = Language(rawValue: rest[1]) else { return nil }
    switch rest.count {
    case 2: self = .drafts(slug: slug, language)
    case 3 where rest[2] == "reset": self = .resetDraft(slug: slug, language)
    case 4 where rest[2] == "solutions":
      self = .openSolution(slug: slug, language, name: rest[3])
    case 4 where rest[3] == "restore":
      guard let revision = Int(rest[2]) else { return nil }
      self = .restoreDraft(slug: slug, language, revision: revision)
    default: return nil
    }
  }

  private init?(job segments: ArraySlice<String>, query: [String: String]) {
    guard segments.count == 2, let id = segments.first else { return nil }
    switch segments.last {
    case "events": self = .jobEvents(id: id, after: query["after"].flatMap { Int($0) } ?? 0)
    case "cancel": self = .cancelJob(id: id)
    default: return nil
    }
  }
}

extension SitePath {
  fileprivate init?(trace segments: ArraySlice<String>) {
    guard segments.count == 2, let id = segments.first, let rest = segments.last else {
      return nil
    }
    switch rest {
    case "events": self = .traceEvents(id: id)
    case "stop": self = .stopTrace(id: id)
    case "window": self = .traceWindow(id: id)
    default:
      guard let run = Int(rest), run >= 0 else { return nil }
      self = .traceFile(id: id, run: run)
    }
  }
}

extension SitePath {
  fileprivate init?(reports rest: [String], slug: String) {
    guard let id = Int(rest[1]) else { return nil }
    switch (rest.count, rest[0], rest.last) {
    case (2, "reports", _): self = .report(slug: slug, id: id)
    case (3, "reports", "insist"): self = .insist(slug: slug, report: id)
    case (3, "reports", "withdraw"): self = .withdraw(slug: slug, report: id)
    case (5, "attempts", "report"):
      guard rest[2] == "cases", let index = Int(rest[3]), index >= 0 else { return nil }
      self = .reportTest(slug: slug, attempt: id, index: index)
    default: return nil
    }
  }
}

extension JourneyView {
  fileprivate init(query: [String: String]) {
    self.init(
      language: query["language"].flatMap { Language(rawValue: $0) }, job: query["job"],
      step: query["step"].flatMap { Int($0) })
  }
}

extension ProblemFilter {
  fileprivate init(query: [String: String]) {
    self.init(
      search: query["q"] ?? "", topic: query["topic"].flatMap { Topic(rawValue: $0) },
      difficulty: query["difficulty"].flatMap { Difficulty(rawValue: $0.capitalized) },
      list: query["list"].flatMap { List(rawValue: $0) },
      status: query["status"].flatMap { Status(rawValue: $0) }, isDue: query["due"] == "1",
      view: query["view"].flatMap { View(rawValue: $0) })
  }
}

extension ProblemView {
  fileprivate init(query: [String: String]) {
    self.init(
      tab: query["tab"].flatMap { Tab(rawValue: $0) } ?? .description,
      language: query["language"].flatMap { Language(rawValue: $0) }, job: query["job"],
      journey: query["journey"], step: query["step"].flatMap { Int($0) })
  }
}
