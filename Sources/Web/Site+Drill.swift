import AppFeature
import Domain
import HTTPTypes
import Hummingbird
import InterviewsFeature
import Markup
import OnlineFeature
import SiteKit
import StudyFeature

extension Site {
  /// The cards, one of them, or a mock interview.
  func drill(
    _ path: DrillPath, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    switch path {
    case .page(let filter):
      let model = try await Drill.model(filter, with: services)
      return Response(
        html: request.wantsFragment ? Drill.list(model) : Drill.html(model, context.page))
    case .next(let filter, let left):
      let left = Set([left].compactMap(\.self))
      guard let card = try await Drill.next(filter, leaving: left, with: services) else {
        return .toDrill(.page(filter))
      }
      return .toDrill(.card(id: card.id, DrillView(session: filter)))
    case .card(let id, let view):
      let model = try await Drill.model(card: id, view, with: services)
      return Response(html: Drill.html(model, context.page))
    case .interviews:
      return Response(
        html: Drill.html(try await Drill.interviews(with: services), context.page))
    case .interview(let id):
      return Response(
        html: Drill.html(try await Drill.model(interview: id, with: services), context.page))
    case .events(let id, let number): return try await feedback(number, on: id, request, context)
    case .loops:
      return Response(html: Drill.html(try await Drill.loops(with: services), context.page))
    case .loop(let id):
      return Response(
        html: Drill.html(try await Drill.model(loop: id, with: services), context.page))
    case .answer, .test, .grade, .feedback, .stop, .end, .endLoop: throw WebError.wrongMethod
    }
  }

  /// Takes an answer in, tests code, grades, or begins and ends a mock interview.
  func changeDrill(
    _ path: DrillPath, _ form: Form, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    switch path {
    case .answer(let id): return try await answer(id, form)
    case .test(let id): return try await test(id, form, request, context)
    case .grade(let id, let number): return try await grade(number, of: id, form)
    case .feedback(let id, let number): return try await askModel(number, id, form, request)
    case .stop(let id, let number):
      guard try await wish(number, of: id) != nil else { throw AIError.unknownText }
      await advice.cancel(number)
      if request.wantsFragment { return Response(status: .noContent) }
      return .toDrill(.events(id: id, wish: number))
    case .interviews:
      let check = form["check"].map { Int($0) ?? 0 }
      return .toDrill(.interview(id: try await Drill.begin(about: check, with: services).id))
    case .end(let id):
      try await Drill.end(interview: id, with: services)
      return .toDrill(.interview(id: id))
    case .loops:
      return .toDrill(
        .loop(id: try await Drill.beginLoop(try form.text("project"), with: services)))
    case .endLoop(let id):
      try await Drill.end(loop: id, with: services)
      return .toDrill(.loop(id: id))
    case .page, .next, .card, .events, .interview, .loop: throw WebError.wrongMethod
    }
  }

  private func answer(_ id: String, _ form: Form) async throws -> Response {
    let card = try Drill.card(id, with: services)
    var isTested = false
    if case .mend = card.exercise {
      // Without a jail the answer is kept, and only its code is not tried.
      isTested = (try? checkJail(await services.runner.status())) != nil
      if isTested { try await limiter.take(at: services.now()) }
    }
    var view = DrillView(form)
    let begun = form["begun"].flatMap { Int64($0) }.map { Instant(milliseconds: $0) }
    let answer = try await Drill.answer(
      card, work: DrillWork(card) { form[$0] }, begun: begun, interview: view.interview,
      isTested: isTested, learner: learner, with: services)
    if let interview = answer.interview { return .toDrill(.interview(id: interview)) }
    view.interview = nil
    view.answer = answer.id
    return .toDrill(.card(id: id, view))
  }

  /// Waits for the verdict: a few lines are compiled and tested in a second or two.
  private func test(
    _ id: String, _ form: Form, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    let card = try Drill.card(id, with: services)
    try await admitRun()
    let code = try form.text("source")
    let report = try await Drill.test(code, of: card, learner: learner, with: services)
    let model = try await Drill.model(
      card: id, DrillView(form), code: code, report: report, with: services)
    return Response(
      html: request.wantsFragment ? Drill.results(of: model) : Drill.html(model, context.page))
  }

  private func admitRun() async throws {
    try checkJail(await services.runner.status())
    try await limiter.take(at: services.now())
  }

  /// Has a model look at an answer; without scripts another page tells what it writes.
  private func askModel(
    _ number: Int, _ id: String, _ form: Form, _ request: Request
  ) async throws -> Response {
    let wish = try await Drill.wish(
      about: number, to: id, DrillView(form), learner: learner, with: services)
    try await limiter.take(at: services.now())
    let key = try await advice.start(wish)
    guard request.wantsFragment, let snapshot = await advice.snapshot(of: key) else {
      return .toDrill(.events(id: id, wish: key))
    }
    return Response(html: Advice.standing(of: snapshot))
  }

  /// What a model writes about an answer, as it comes or as a page.
  private func feedback(
    _ key: String, on id: String, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    guard let snapshot = try await wish(key, of: id) else { throw AIError.unknownText }
    guard request.headers[.accept]?.contains("text/event-stream") == true else {
      let card = try Drill.card(id, with: services)
      return Response(html: Drill.page(snapshot, of: card, context.page))
    }
    return try await follow(snapshot, of: nil, request)
  }

  private func grade(_ number: Int, of id: String, _ form: Form) async throws -> Response {
    let card = try Drill.card(id, with: services)
    let name = form["grade"] ?? ""
    let grade = Grade(rawValue: name)
    guard grade != nil || name.isEmpty else { throw ReviewError.unknownGrade(name: name) }
    try await Drill.grade(
      number, of: id, ticks: card.points.indices.filter { form["tick-\($0)"] != nil }, as: grade,
      with: services)
    var view = DrillView(form)
    if let session = view.session, grade != nil { return .toDrill(.next(session)) }
    if let interview = view.interview, grade != nil { return .toDrill(.interview(id: interview)) }
    view.answer = number
    return .toDrill(.card(id: id, view))
  }
}

extension DrillView {
  /// From where a form was sent.
  fileprivate init(_ form: Form) {
    let names = ["answer", "session", "interview", "q", "topic", "kind", "state"]
    let pairs = names.compactMap { name in form[name].map { (name, $0) } }
    self.init(query: Dictionary(pairs) { first, _ in first })
  }
}

extension Response {
  fileprivate static func toDrill(_ path: DrillPath) -> Response {
    .redirect(to: SitePath.drill(path).description, type: .normal)
  }
}
