import Domain
import Hummingbird
import Markup
import OnlineFeature
import ServiceLifecycle
import SiteKit

extension Site {
  /// A part of the LeetCode settings.
  func leetCode(
    _ path: LeetCodePath, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    switch path {
    case .part:
      let model = try await leetCodeModel()
      return Response(
        html: request.wantsFragment
          ? LeetCode.settingsPart(model, context.page) : LeetCode.page(model, context.page))
    case .sync:
      return Response(html: LeetCode.syncPage(try await leetCodeModel(), context.page))
    case .events:
      let messages = SyncMessages(services: services, desk: syncDesk, page: context.page)
      return EventStream(
        messages: messages.cancelOnGracefulShutdown(), heartbeat: configuration.heartbeat
      ).response
    case .check, .cookie, .signOut, .reviews, .forget: throw WebError.wrongMethod
    }
  }

  /// Changes something of the LeetCode settings, or begins a sync.
  func changeLeetCode(
    _ path: LeetCodePath, _ form: Form, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    switch path {
    case .part: return try await keepName(form, request, context)
    case .check:
      let typed = form["name"] ?? ""
      let answer = try await LeetCode.check(typed, with: services)
      return try await part(LeetCode.Trial(typed: typed, answer: answer), request, context)
    case .cookie: return try await keepCookie(form, request, context)
    case .signOut:
      try await LeetCode.signOut(with: services)
      return try await part(LeetCode.Trial(), request, context)
    case .sync:
      await syncDesk.ask()
      return try await cameOver(form, request, context)
    case .reviews:
      if form["answer"] == "no" {
        try await LeetCode.declineReviews(with: services)
      } else {
        try await LeetCode.startReviews(with: services)
      }
      return try await cameOver(form, request, context)
    case .forget:
      try await LeetCode.forget(isSure: form["sure"] == "yes", with: services)
      return try await cameOver(form, request, context)
    case .events: throw WebError.wrongMethod
    }
  }

  private func keepName(
    _ form: Form, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    let typed = try form.text("name")
    let isUnchecked = form["unchecked"] == "yes"
    let answer = try await LeetCode.keepName(typed, isUnchecked: isUnchecked, with: services)
    await syncDesk.look()
    switch answer {
    case .valid, .empty: return try await part(LeetCode.Trial(answer: answer), request, context)
    case .unchecked where isUnchecked:
      return try await part(LeetCode.Trial(), request, context)
    case .unknown, .impossible, .unchecked:
      return try await part(LeetCode.Trial(typed: typed, answer: answer), request, context)
    }
  }

  private func keepCookie(
    _ form: Form, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    let isKept = form["keep"] == "yes"
    let held = await syncDesk.take()
    let session = isKept ? held : form["cookie"].flatMap { OnlineSession(pasted: $0) }
    guard let session else {
      let trial = LeetCode.Trial(trouble: LeetCodeError.noCookie.description)
      return try await part(trial, request, context)
    }
    switch try await LeetCode.signIn(session, isUnchecked: isKept, with: services) {
    case .signedIn, .keptUnchecked:
      await syncDesk.look()
      return try await part(LeetCode.Trial(), request, context)
    case .refused(let error):
      return try await part(LeetCode.Trial(trouble: "\(error)"), request, context)
    case .unreachable(let error):
      await syncDesk.hold(session)
      let words = "It couldn't be checked: \(error.message)"
      let trial = LeetCode.Trial(trouble: words, holdsCookie: true)
      return try await part(trial, request, context)
    }
  }

  /// The part with what was just tried; without scripts a page of its own.
  private func part(
    _ trial: LeetCode.Trial, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    guard request.wantsFragment || trial.isWorthTelling else {
      return .redirect(to: SitePath.settings(.leetCode(.part)).description, type: .normal)
    }
    let model = try await leetCodeModel(trial)
    return Response(
      html: request.wantsFragment
        ? LeetCode.settingsPart(model, context.page) : LeetCode.page(model, context.page),
      status: trial.isRefused ? .unprocessableContent : .ok)
  }

  /// Where a learner goes on after something was done with what came over.
  private func cameOver(
    _ form: Form, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    let isOfToday = form["back"] == "today"
    guard request.wantsFragment else {
      let path = isOfToday ? SitePath.home : .settings(.leetCode(.sync))
      return .redirect(to: path.description, type: .normal)
    }
    if isOfToday { return try await home(request, context) }
    let model = try await leetCodeModel()
    return Response(
      html: LeetCode.syncPart(model.sync, context.page) + LeetCode.details(model, context.page))
  }

  private func leetCodeModel(
    _ trial: LeetCode.Trial = LeetCode.Trial()
  ) async throws -> LeetCode.Model {
    try await LeetCode.model(
      trial: trial, isWaiting: await syncDesk.isWaiting, with: services)
  }
}

extension LeetCode.Trial {
  /// Whether what was tried leads to something that the part alone does not say.
  fileprivate var isWorthTelling: Bool {
    switch answer {
    case .unknown, .impossible, .unchecked: true
    case .valid: typed != nil
    case .empty, nil: trouble != nil
    }
  }

  /// Whether what was typed cannot be taken, whatever LeetCode's state.
  fileprivate var isRefused: Bool {
    answer == .unknown || answer == .impossible || trouble != nil && !holdsCookie
  }
}
