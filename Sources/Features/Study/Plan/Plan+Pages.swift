public import Domain
public import SiteKit
import Store

extension Plan {
  /// What `/plan` and `focus plan` show.
  public enum Showing: Sendable, Equatable {
    case plan(Model)
    /// No plan is followed: how to begin.
    case choices(ChoicesModel)
  }

  /// The plan in the month of a day, or the choice of one.
  public static func showing(
    month: CivilDate? = nil, with services: Services
  ) async throws -> Showing {
    guard let state = try await state(with: services) else {
      return .choices(try await choices(with: services))
    }
    return .plan(Model(state, former: try await former(with: services), month: month))
  }

  /// The ready plans and the form for one's own, with what was asked for and why it cannot be.
  public static func choices(
    _ request: PlanRequest = PlanRequest(), trouble: String? = nil, with services: Services
  ) async throws -> ChoicesModel {
    ChoicesModel(
      plans: try services.problems.plans(), catalogue: try services.problems.summaries(),
      solved: try await services.database.solvedSlugs(), today: try await today(with: services),
      request: request, trouble: trouble,
      current: try await services.database.plan()?.order.title,
      former: try await former(with: services))
  }
}
