import AppFeature
import Domain
import HTTPTypes
import Hummingbird
import Markup
import OnlineFeature
import SiteKit

extension Site {
  /// The AI part of the settings.
  func ai(_ path: AIPath, _ request: Request, _ context: SiteContext) async throws -> Response {
    guard path == .part else { throw WebError.wrongMethod }
    return Response(html: AI.page(try await AI.part(with: services), context.page))
  }

  /// Changes something of the AI settings, or asks the typed model for a word.
  func changeAI(
    _ path: AIPath, _ form: Form, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    switch path {
    case .part:
      if let refused = try await AI.save(AI.Typed { form[$0] }, with: services) {
        return part(refused, request, context, status: .unprocessableContent)
      }
      let saved = AI.Outcome(words: "Saved.", isGood: true)
      let kept = try await AI.part(outcome: saved, with: services)
      return part(kept, request, context)
    case .attempt:
      try await limiter.take(at: services.now())
      let typed = AI.Typed { form[$0] }
      let outcome = try await AI.attempt(typed, with: services)
      guard !request.wantsFragment else { return Response(html: AI.outcome(outcome)) }
      // What was typed is not kept yet, and must not be lost.
      return part(AI.part(typed, outcome: outcome, with: services), request, context)
    case .forget: return part(try await AI.forget(with: services), request, context)
    }
  }

  private func part(
    _ part: AI.Part, _ request: Request, _ context: SiteContext,
    status: HTTPResponse.Status = .ok
  ) -> Response {
    let html =
      request.wantsFragment ? AI.settingsPart(part, context.page) : AI.page(part, context.page)
    return Response(html: html, status: status)
  }
}

extension Site {
  /// What a language model wrote, as it comes or as a page; or everything that was proposed.
  func advice(
    _ path: AdvicePath, of slug: String, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    switch path {
    case .cases:
      return Response(
        html: try await Advice.proposals(slug: slug, context: context.page, with: services))
    case .events(let id):
      guard let snapshot = try await wish(id, of: slug) else { throw AIError.unknownText }
      let problem = try services.problem(slug)
      guard request.headers[.accept]?.contains("text/event-stream") == true else {
        return Response(html: Advice.page(snapshot, of: problem, context.page))
      }
      return try await follow(snapshot, of: problem, request)
    case .explain, .review, .stop: throw WebError.wrongMethod
    }
  }

  /// Asks a language model, or stops it.
  func changeAdvice(
    _ path: AdvicePath, of slug: String, _ form: Form, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    switch path {
    case .explain(let attempt):
      return try await ask(.explain(attempt: attempt), slug, form, request)
    case .review(let attempt): return try await ask(.review(attempt: attempt), slug, form, request)
    case .cases: return try await ask(.cases, slug, form, request)
    case .stop(let id):
      guard try await wish(id, of: slug) != nil else { throw AIError.unknownText }
      await advice.cancel(id)
      if request.wantsFragment { return Response(status: .noContent) }
      return .redirect(
        to: SitePath.advice(slug: slug, .events(id: id)).description, type: .normal)
    case .events: throw WebError.wrongMethod
    }
  }

  private func ask(
    _ subject: Advice.Subject, _ slug: String, _ form: Form, _ request: Request
  ) async throws -> Response {
    _ = try services.problem(slug)
    // Without scripts another page follows, and what was typed must not be lost.
    if !request.wantsFragment { try await keepDraft(of: slug, form) }
    try await limiter.take(at: services.now())
    let id = try await advice.start(
      Advice.Request(slug: slug, subject: subject, learner: learner))
    guard request.wantsFragment, let snapshot = await advice.snapshot(of: id) else {
      return .redirect(
        to: SitePath.advice(slug: slug, .events(id: id)).description, type: .normal)
    }
    return Response(html: Advice.standing(of: snapshot))
  }

  /// The stream of a wish, for a page that follows it.
  func follow(
    _ known: Advice.Snapshot, of problem: Problem?, _ request: Request
  ) async throws -> Response {
    let seen = request.headers[.lastEventID].flatMap { Int($0) } ?? 0
    guard let events = await advice.events(of: known.id, after: seen) else {
      throw AIError.unknownText
    }
    var snapshot = known
    snapshot.events = Array(snapshot.events.prefix(max(0, seen)))
    let messages = JobMessages(snapshot: snapshot, events: events) {
      Advice.fragment(for: $0, problem: problem)
    }
    return EventStream(messages: messages, heartbeat: configuration.heartbeat).response
  }

  /// A wish that belongs to a problem or a card; nil when it is not known.
  func wish(_ id: String, of slug: String) async throws -> Advice.Snapshot? {
    let snapshot = await advice.snapshot(of: id)
    return snapshot?.submission.slug == slug ? snapshot : nil
  }
}
