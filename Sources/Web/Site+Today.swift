import AppFeature
import Domain
import Hummingbird
import ServiceLifecycle
import SiteKit
import StudyFeature

extension Site {
  /// The day, whole or only the part that changes.
  func home(_ request: Request, _ context: SiteContext) async throws -> Response {
    let model = try await Today.model(with: services)
    return Response(
      html: request.wantsFragment
        ? Today.day(model, context.page) : Today.html(model, context.page))
  }

  /// What belongs to the day beside its own page.
  func today(
    _ path: TodayPath, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    switch path {
    case .page: return .redirect(to: SitePath.home.description, type: .normal)
    case .habits: return try await habits(context)
    case .changes:
      let messages = TodayMessages(services: services, page: context.page)
      return EventStream(
        messages: messages.cancelOnGracefulShutdown(), heartbeat: configuration.heartbeat
      ).response
    case .habit: throw WebError.wrongMethod
    }
  }

  /// Ticks, names, adds or removes a habit; a name that cannot be used is explained beside it.
  func changeToday(
    _ path: TodayPath, _ form: Form, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    let typed = form["name"] ?? ""
    do {
      switch path {
      case .habits: try await Habits.add(named: typed, with: services)
      case .habit(let id, let action):
        try await Habits.change(id, action, name: typed, with: services)
      case .page, .changes: throw WebError.wrongMethod
      }
    } catch let error as HabitError where !error.isAbsence {
      var named: Int?
      if case .habit(let id, _) = path { named = id }
      return try await habits(typed: typed, for: named, trouble: "\(error)", context)
    }
    switch path {
    case .habit(_, .tick), .habit(_, .untick):
      if request.wantsFragment { return try await home(request, context) }
      return .redirect(to: SitePath.home.description, type: .normal)
    default:
      return .redirect(to: SitePath.today(.habits).description, type: .normal)
    }
  }

  private func habits(
    typed: String = "", for id: Int? = nil, trouble: String? = nil, _ context: SiteContext
  ) async throws -> Response {
    let standings = try await Habits.standings(with: services)
    return Response(
      html: Habits.html(standings, typed: typed, for: id, trouble: trouble, context.page),
      status: trouble == nil ? .ok : .unprocessableContent)
  }
}
