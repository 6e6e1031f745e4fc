import Domain
import Hummingbird
import InterviewsFeature
import Markup
import SiteKit

extension Site {
  /// The projects, one of them, or a check's report and events.
  func takeHomes(
    _ path: TakeHomesPath, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    switch path {
    case .page:
      let model = try await TakeHomes.model(with: services)
      return Response(
        html: TakeHomes.html(model, isTeacher: classmates != nil, context.page))
    case .project(let slug, let check):
      let project = try await project(slug, check)
      return Response(
        html: request.wantsFragment
          ? TakeHomes.history(project) : TakeHomes.html(project, context.page))
    case .past(let slug, let id):
      let report = try await TakeHomes.report(id, of: slug, with: services)
      return Response(html: TakeHomes.html(report, context.page))
    case .file(let slug, let id):
      let report = try await TakeHomes.report(id, of: slug, with: services)
      var response = Response(html: TakeHomes.document(report))
      response.headers[.contentDisposition] = "attachment; filename=\"\(slug)-\(id).html\""
      return response
    case .events(let slug, let id): return try await checkEvents(id, of: slug, request, context)
    case .roll:
      guard let classmates else { throw HTTPError(.notFound) }
      let roll = try await TakeHomes.roll(of: classmates, with: services)
      return Response(html: TakeHomes.html(roll, context.page))
    case .check, .stop, .handIn: throw WebError.wrongMethod
    }
  }

  /// Has a folder checked, or stops that.
  func changeTakeHomes(
    _ path: TakeHomesPath, _ form: Form, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    switch path {
    case .check(let slug): return try await startCheck(of: slug, form, request, context)
    case .stop(let slug, let id):
      guard await check(id, of: slug) != nil else { throw TakeHomesError.unknownCheck }
      await takeHomeChecks.cancel(id)
      if request.wantsFragment { return Response(status: .noContent) }
      return .redirect(
        to: SitePath.takeHomes(.project(slug: slug, check: id)).description, type: .normal)
    case .page, .project, .past, .file, .events, .roll, .handIn: throw WebError.wrongMethod
    }
  }

  /// Checks an answer that a script sends as the body; a folder of the learner's own is read as it is.
  func handIn(
    _ slug: String, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    guard !learner.isEmpty else { throw TakeHomesError.onlyOnClassServer }
    try checkJail(await services.runner.status())
    try await limiter.take(at: services.now())
    if let other = await takeHomeChecks.underWay(learner: learner) {
      throw TakeHomesError.underWay(slug: other.submission.slug)
    }
    let upload = try await Upload(request, context: context)
    let folder = try await TakeHomes.unpack(upload.bytes, of: slug, with: services)
    return try await begin(try TakeHomes.project(slug, with: services), folder, request, context)
  }

  private func startCheck(
    of slug: String, _ form: Form, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    let takeHome = try TakeHomes.project(slug, with: services)
    // The server reads with the rights of whoever runs it, so a class's learners may not choose.
    guard learner.isEmpty else { throw TakeHomesError.notOnClassServer }
    let folder = try TakeHomes.candidate(at: try form.text("folder"))
    try checkJail(await services.runner.status())
    try await limiter.take(at: services.now())
    return try await begin(
      takeHome, folder, measuresCoverage: form["coverage"] != nil, request, context)
  }

  private func begin(
    _ takeHome: TakeHome, _ folder: String, measuresCoverage: Bool = false, _ request: Request,
    _ context: SiteContext
  ) async throws -> Response {
    let slug = takeHome.slug
    let id = try await takeHomeChecks.start(
      TakeHomes.Request(
        slug: slug, folder: folder, learner: learner, measuresCoverage: measuresCoverage))
    let patience = request.prefersNoWait ? .zero : configuration.patience
    let snapshot = await takeHomeChecks.snapshot(of: id, within: patience)
    guard request.wantsFragment, let snapshot else {
      return .redirect(
        to: SitePath.takeHomes(.project(slug: slug, check: id)).description, type: .normal)
    }
    let cards = try services.takeHomes.cards()
    let standing = TakeHomes.Standing(snapshot, last: nil, of: takeHome, cards: cards)
    return Response(html: TakeHomes.standing(standing, slug: slug, context.page))
  }

  /// Everything that happens to a check, as fragments of the page.
  private func checkEvents(
    _ id: String, of slug: String, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    let seen = request.headers[.lastEventID].flatMap { Int($0) } ?? 0
    guard var snapshot = await check(id, of: slug),
      let events = await takeHomeChecks.events(of: id, after: seen)
    else { throw TakeHomesError.unknownCheck }
    let takeHome = try TakeHomes.project(slug, with: services)
    let cards = try services.takeHomes.cards()
    snapshot.events = Array(snapshot.events.prefix(max(0, seen)))
    let page = context.page
    let messages = JobMessages(snapshot: snapshot, events: events) {
      TakeHomes.fragment(for: $0, of: takeHome, cards: cards, context: page)
    }
    return EventStream(messages: messages, heartbeat: configuration.heartbeat).response
  }

  /// A project's page with the check that is asked for, or the one that goes on.
  private func project(_ slug: String, _ id: String?) async throws -> TakeHomes.Project {
    var shown: TakeHomes.Snapshot?
    if let id { shown = await check(id, of: slug) }
    if shown == nil, let other = await takeHomeChecks.underWay(learner: learner),
      other.submission.slug == slug
    {
      shown = other
    }
    return try await TakeHomes.model(
      slug, check: shown, isOfClass: !learner.isEmpty, with: services)
  }

  /// A check that belongs to a project; nil when the server does not know it (any more).
  private func check(_ id: String, of slug: String) async -> TakeHomes.Snapshot? {
    let snapshot = await takeHomeChecks.snapshot(of: id)
    return snapshot?.submission.slug == slug ? snapshot : nil
  }
}
