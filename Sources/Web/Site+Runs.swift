import AppFeature
import CodingFeature
import Domain
import Hummingbird
import Markup
import SiteKit

extension Site {
  /// Starts a run or a submission; scripts get the pane that will fill, others the page with it.
  ///
  /// A verdict that comes at once is the answer itself: no second request, no redrawing.
  func start(
    _ purpose: Attempt.Purpose, _ slug: String, _ form: Form, _ request: Request
  ) async throws -> Response {
    // Nothing waits for the disk; a run that is refused does not undo the save.
    async let keeping = keepDraft(of: slug, form)
    let problem = try services.problem(slug)
    let language = try form.language()
    let source = try form.text("source")
    try SourceCode.check(source)
    try SourceCode.check(language, for: problem)
    var submission = Coding.Submission(
      slug: slug, language: language, source: source, purpose: purpose)
    submission.learner = learner
    submission.growth = form["growth"] == nil ? .afterAccept : .always
    submission.isOfficial = purpose == .submit && form["official"] != nil
    submission.place = try await Coding.place(of: slug, for: purpose, with: services)
    if purpose == .run, let typed = form["input"], typed.contains(where: { !$0.isWhitespace }) {
      submission.extraInputs = [try problem.input(typed: typed)]
    }
    if submission.place == .local { try await checkMachine(for: language) }
    try await limiter.take(at: services.now())
    let id = try await board.start(submission)
    let patience = request.prefersNoWait ? .zero : configuration.patience
    let snapshot = await board.snapshot(of: id, within: patience)
    // The page saves what was typed by itself, too, and says so when it cannot.
    let saved = request.wantsFragment ? try? await keeping : try await keeping
    guard request.wantsFragment, let snapshot else {
      let page = SitePath.problem(slug: slug, ProblemView(language: language, job: id))
      return .redirect(to: page.description, type: .normal)
    }
    return Response(html: Coding.standing(of: snapshot, problem: problem)).with(draft: saved)
  }

  /// Refuses to run code that this machine cannot hold, or a language that it does not have.
  func checkMachine(for language: Language) async throws {
    let status = await services.runner.status()
    try checkJail(status)
    if let tools = status.toolchains.first(where: { $0.language == language }),
      tools.version == nil
    {
      throw CodingError.toolchainMissing(language, remedy: tools.remedy)
    }
  }

  /// Refuses to run anything where this machine cannot hold it.
  func checkJail(_ status: RunnerStatus) throws {
    let needed = "L2"
    guard configuration.allowsWeakJail || status.level >= needed else {
      throw CodingError.weakJail(level: status.level, needed: needed)
    }
  }

  /// Everything that happens to a job, as fragments of the page.
  func jobEvents(_ id: String, after known: Int, _ request: Request) async throws -> Response {
    // A reader that lost the line has come further than its address says.
    let seen = request.headers[.lastEventID].flatMap { Int($0) } ?? known
    guard var snapshot = await board.snapshot(of: id),
      let events = await board.events(of: id, after: seen)
    else { throw CodingError.unknownJob }
    let problem = try services.problem(snapshot.submission.slug)
    snapshot.events = Array(snapshot.events.prefix(max(0, seen)))
    let messages = JobMessages(snapshot: snapshot, events: events) {
      Coding.fragment(for: $0, problem: problem)
    }
    return EventStream(messages: messages, heartbeat: configuration.heartbeat).response
  }

  /// Stops a job; its stream tells the rest.
  func cancelJob(_ id: String, _ request: Request) async throws -> Response {
    guard let snapshot = await board.snapshot(of: id) else { throw CodingError.unknownJob }
    await board.cancel(id)
    if request.wantsFragment { return Response(status: .noContent) }
    let view = ProblemView(language: snapshot.submission.language, job: id)
    return .redirect(
      to: SitePath.problem(slug: snapshot.submission.slug, view).description, type: .normal)
  }
}
