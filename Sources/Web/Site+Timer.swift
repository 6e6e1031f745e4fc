import Domain
import Hummingbird
import ServiceLifecycle
import SiteKit
import StudyFeature

extension Site {
  /// A page of the focus timer, or the stream of its changes.
  func timer(
    _ path: TimerPath, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    switch path {
    case .page, .ready:
      var chosen: String?
      if case .ready(let slug) = path { chosen = slug }
      let model = try await FocusTimer.model(choosing: chosen, with: services)
      return Response(
        html: request.wantsFragment
          ? FocusTimer.timer(model, context.page) : FocusTimer.html(model, context.page))
    case .events:
      let messages = TimerMessages(services: services, page: context.page)
      return EventStream(
        messages: messages.cancelOnGracefulShutdown(), heartbeat: configuration.heartbeat
      ).response
    case .action: throw WebError.wrongMethod
    }
  }

  /// Tells the timer what to do; a wish that cannot be met is explained beside what was typed.
  func changeTimer(
    _ path: TimerPath, _ form: Form, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    guard case .action(let action) = path else { throw WebError.wrongMethod }
    var trouble: String?
    do {
      try await change(action, form)
    } catch let error as TimerError {
      trouble = "\(error)"
    } catch let error as CodingError where action == .start {
      trouble = "\(error)"
    }
    guard request.wantsFragment || trouble != nil else {
      return .redirect(to: SitePath.timer(.page).description, type: .normal)
    }
    var model = try await FocusTimer.model(with: services)
    if let trouble { model.explain(trouble, minutes: form["minutes"], problem: form["problem"]) }
    return Response(
      html: request.wantsFragment
        ? FocusTimer.timer(model, context.page) : FocusTimer.html(model, context.page),
      status: trouble == nil ? .ok : .unprocessableContent)
  }

  private func change(_ action: TimerPath.Action, _ form: Form) async throws {
    switch action {
    case .start:
      let wish = try FocusTimer.Wish(
        minutes: form["minutes"], problem: form["problem"],
        phase: form["phase"].flatMap(FocusSession.Phase.init))
      try await FocusTimer.start(wish, with: services)
    case .pause: try await FocusTimer.pause(with: services)
    case .resume: try await FocusTimer.resume(with: services)
    case .end: try await FocusTimer.end(with: services)
    case .skip: try await FocusTimer.skip(with: services)
    }
  }
}
