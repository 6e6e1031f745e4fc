import AppFeature
import CodingFeature
import Domain
public import Foundation
import Hummingbird
public import InterviewsFeature
import JourneyFeature
public import LiveAppsFeature
import OnlineFeature
public import SiteKit

/// The site: every address, behind its doorkeepers.
public struct Site: Sendable {
  /// What the person who starts the server decides.
  public struct Configuration: Sendable {
    /// The address to listen on; anything but loopback opens the server to others.
    public var host: String
    /// The port; 0 lets the system choose one.
    public var port: Int
    /// Where css, js and icons lie.
    public var publicFolder: URL
    /// Whether code runs even where the machine cannot hold it well.
    public var allowsWeakJail: Bool
    /// The pause between two signs of life of an event stream.
    public var heartbeat: Duration
    /// What the product's version is called.
    public var version: String
    /// How long the answer to a run is held back for its verdict, so that a quick one needs no more.
    public var patience: Duration
    /// How many runs may wait, for measurements: then a learner's runs queue, too.
    public var queueLimit: Int?
    /// What the open pages of the take-home apps may take.
    public var liveLimits: LiveDesk.Limits
    /// Of all sites with this configuration together.
    let guesses = GuessLimiter()

    public init(
      host: String = "127.0.0.1", port: Int = 8080, publicFolder: URL,
      allowsWeakJail: Bool = false, heartbeat: Duration = .seconds(15), version: String,
      patience: Duration = .milliseconds(20), queueLimit: Int? = nil,
      liveLimits: LiveDesk.Limits = LiveDesk.Limits()
    ) {
      self.host = host
      self.port = port
      self.publicFolder = publicFolder
      self.allowsWeakJail = allowsWeakJail
      self.heartbeat = heartbeat
      self.version = version
      self.patience = patience
      self.queueLimit = queueLimit
      self.liveLimits = liveLimits
    }
  }

  public let services: Services
  let configuration: Configuration
  /// Whose it is; the only learner of a folder has no name.
  public let learner: String
  /// The learners of whom a teacher sees what they handed in; nil for whoever is no teacher.
  public var classmates: [TakeHomes.Classmate]?
  let access: Access
  let board: JobBoard
  let journeys: Board<Journey.Request>
  let advice: Board<Advice.Request>
  let takeHomeChecks: Board<TakeHomes.Request>
  let limiter: RunLimiter
  let checks = CheckTurns()
  let widgetFeed = WidgetFeed()
  let syncDesk = SyncDesk()
  let liveDesk: LiveDesk
  let playerScripts: PlayerScripts

  public init(
    services: Services, token: AccessToken, configuration: Configuration, learner: String = ""
  ) {
    let limit = configuration.queueLimit
    self.init(
      services: services, token: token, configuration: configuration, learner: learner,
      board: limit.map { JobBoard(capacity: $0, share: $0) }
        // In a class there are as many boards as learners.
        ?? JobBoard(memory: learner.isEmpty ? 32 : 8),
      limiter: limit.map { RunLimiter(capacity: $0, perMinute: $0) } ?? RunLimiter())
  }

  init(
    services: Services, token: AccessToken, configuration: Configuration, learner: String = "",
    board: JobBoard, limiter: RunLimiter
  ) {
    self.services = services
    self.configuration = configuration
    self.learner = learner
    self.board = board
    // Each trace may be large, so of those that ended only a few stay readable.
    journeys = Board(memory: 16)
    advice = Board(memory: 16)
    takeHomeChecks = Board(memory: 8)
    liveDesk = LiveDesk(
      hosts: LiveApps.hosts(with: services), limits: configuration.liveLimits)
    self.limiter = limiter
    playerScripts = PlayerScripts(folder: configuration.publicFolder)
    access = Access(
      token: token, hosts: HostRules(host: configuration.host, port: configuration.port),
      widgetKey: services.dataFolder.map(WidgetKey.init(folder:)),
      guesses: configuration.guesses)
  }

  /// Throws ``StoreError`` where the learner's data are damaged, before a page is shown of them.
  ///
  /// Cost: reads the whole file.
  public func checkData() async throws { try await services.checkData() }

  /// Where a browser on this machine finds the site, without a path.
  public var origin: String { access.hosts.origin }

  /// Whether only this machine reaches the site.
  public var isLoopback: Bool { access.hosts.isLoopback }

  /// The address that signs a browser in.
  public var signInAddress: String { access.token.signInAddress(origin: origin) }

  /// What stands between the line and ``answer(_:_:)``, from outside to inside.
  var router: Router<SiteContext> {
    let router = Router(context: SiteContext.self)
    router.addMiddleware {
      SecurityHeaders(access: access)
      ErrorPages(services: services)
      Gatekeeper(access: access, services: services, learner: learner)
      assets
    }
    for method: HTTPRequest.Method in [.get, .head, .post] {
      for pattern in ["/", "**"] as [RouterPath] {
        router.on(pattern, method: method) { request, context in
          try await answer(request, context)
        }
      }
    }
    return router
  }

  private func answer(_ request: Request, _ context: SiteContext) async throws -> Response {
    guard let path = SitePath(request.uri.description) else {
      throw HTTPError(.notFound)
    }
    var context = context
    if !request.wantsFragment {
      context.page = await Settings.dressed(context.page, with: services)
    }
    guard request.isStateChange else { return try await get(path, request, context) }
    return try await post(path, request, context)
  }

  private func get(
    _ path: SitePath, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    switch path {
    case .home: try await home(request, context)
    case .signIn: .redirect(to: SitePath.home.description, type: .found)
    case .problems(let filter): try await problems(filter, request, context)
    case .drawProblem(let filter): try await drawProblem(filter)
    case .problem(let slug, let view): try await problem(slug, view, context)
    case .drafts(let slug, let language): try await drafts(slug, language, request, context)
    case .attempt(let slug, let id): try await attempt(id, of: slug, request, context)
    case .reportTest(let slug, let attempt, let index):
      try await reportForm(slug, attempt: attempt, index: index, request, context)
    case .report(let slug, let id): try await report(id, of: slug, request, context)
    case .jobEvents(let id, let seen): try await jobEvents(id, after: seen, request)
    case .journey(let view): try await scratch(view, context)
    case .traceEvents(let id): try await traceEvents(id, request)
    case .traceFile(let id, let run): try await traceFile(id, run: run)
    case .plan, .review, .timer, .stats, .settings, .log, .today:
      try await studyPage(path, request, context)
    case .apps(let path): try await apps(path, request, context)
    case .takeHomes(let path): try await takeHomes(path, request, context)
    case .drill(let path): try await drill(path, request, context)
    case .widget(let path): try await widget(path, request, context)
    case .advice(let slug, let path): try await advice(path, of: slug, request, context)
    case .health: try await health(context)
    case .asset(let file): try playerScript(file, request)
    case .run, .submit, .diagnose, .restoreDraft, .resetDraft, .openSolution, .ownCases,
      .removeOwnCase, .place, .cancelJob, .trace, .stopTrace, .traceWindow, .insist, .withdraw:
      throw WebError.wrongMethod
    }
  }

  private func studyPage(
    _ path: SitePath, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    switch path {
    case .plan(let path): try await plan(path, request, context)
    case .review(let path): try await review(path, request, context)
    case .timer(let path): try await timer(path, request, context)
    case .stats(let path): try await stats(path, request, context)
    case .settings(let path): try await settings(path, request, context)
    case .log(let path): try await log(path, request, context)
    case .today(let path): try await today(path, request, context)
    default: throw HTTPError(.notFound)
    }
  }

  private func post(
    _ path: SitePath, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    if case .diagnose(let slug, let language) = path {
      return try await diagnose(slug, language, request, context)
    }
    if case .settings(.upload(let mode)) = path, Upload.isMeant(by: request) {
      return try await upload(mode, request, context)
    }
    if case .takeHomes(.handIn(let slug)) = path, Upload.isMeant(by: request) {
      return try await handIn(slug, request, context)
    }
    let form = try await Form(request, context: context)
    switch path {
    case .run(let slug): return try await start(.run, slug, form, request)
    case .submit(let slug): return try await start(.submit, slug, form, request)
    case .drafts(let slug, let language):
      return try await saveDraft(slug, language, form, request, context)
    case .restoreDraft(let slug, let language, let revision):
      return try await restoreDraft(slug, language, to: revision, form, request)
    case .resetDraft(let slug, let language):
      return try await restoreDraft(slug, language, to: nil, form, request)
    case .openSolution(let slug, let language, let name):
      return try await openSolution(name, slug, language, form, request, context)
    case .ownCases(let slug): return try await addOwnCase(slug, form, request)
    case .removeOwnCase(let slug, let id):
      return try await removeOwnCase(id, of: slug, form, request)
    case .reportTest(let slug, let attempt, let index):
      return try await reportTest(slug, attempt: attempt, index: index, form, request, context)
    case .insist(let slug, let id):
      return try await insist(on: id, of: slug, form, request, context)
    case .withdraw(let slug, let id):
      return try await withdraw(id, of: slug, form, request, context)
    case .place(let slug): return try await choosePlace(of: slug, form, request)
    case .advice(let slug, let path):
      return try await changeAdvice(path, of: slug, form, request, context)
    case .cancelJob(let id): return try await cancelJob(id, request)
    case .trace(let slug): return try await trace(slug, form, request)
    case .journey: return try await traceProgram(form, request)
    case .stopTrace(let id): return try await stopTrace(id, request)
    case .traceWindow(let id): return try await traceWindow(id, form, request)
    default: return try await postStudy(path, form, request, context)
    }
  }

  private func postStudy(
    _ path: SitePath, _ form: Form, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    switch path {
    case .plan(let path): try await changePlan(path, form, request, context)
    case .review(let path): try await changeReview(path, form, request, context)
    case .timer(let path): try await changeTimer(path, form, request, context)
    case .stats(let path): try await changeStats(path, form, request, context)
    case .settings(let path): try await changeSettings(path, form, request, context)
    case .log(let path): try await changeLog(path, form, request, context)
    case .today(let path): try await changeToday(path, form, request, context)
    case .apps(let path): try await tellApp(path, form, request)
    case .takeHomes(let path): try await changeTakeHomes(path, form, request, context)
    case .drill(let path): try await changeDrill(path, form, request, context)
    case .widget(let path): try await changeWidget(path, form, request, context)
    default: throw WebError.wrongMethod
    }
  }
}
