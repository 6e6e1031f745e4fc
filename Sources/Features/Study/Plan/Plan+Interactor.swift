public import Domain
public import SiteKit
import Store
import Study

extension Plan {
  /// What the plan asks for on a day; nil when no plan is followed.
  public static func day(_ day: CivilDate, with services: Services) async throws -> Day? {
    guard let state = try await state(with: services) else { return nil }
    return Day(day, state)
  }

  /// Makes a plan and keeps nothing.
  public static func preview(
    _ request: PlanRequest, with services: Services
  ) async throws -> Preview {
    let today = try await today(with: services)
    let order = try order(request, today: today, plans: try services.problems.plans())
    let solved = try await services.database.solvedSlugs()
    let catalogue = try services.problems.summaries()
    let draft = Planning.draft(order, catalogue: catalogue, solved: solved)
    guard !draft.entries.isEmpty else {
      throw PlanError.nothingToPlan(hasTime: draft.leftOut.isEmpty)
    }
    let current = try await services.database.plan()
    return Preview(
      request: request, draft: draft, today: today, catalogue: catalogue, solved: solved,
      replaces: current?.order.title)
  }

  /// Follows a plan from now on; the one before is kept for a day.
  @discardableResult
  public static func start(
    _ request: PlanRequest, with services: Services
  ) async throws -> StudyPlan {
    let preview = try await preview(request, with: services)
    // Asked for twice in a row, it is begun once.
    if let current = try await services.database.plan(), current.order == preview.draft.order,
      current.entries == preview.draft.entries
    {
      return current
    }
    return try await follow(preview.draft, ending: .replaced, with: services)
  }

  /// What a plan would be if it were laid out anew today; keeps nothing.
  public static func replanning(with services: Services) async throws -> Replanning {
    guard let state = try await state(with: services) else { throw PlanError.noPlan }
    if let interview = state.plan.order.interview, interview <= state.today {
      throw PlanError.interviewPast(interview)
    }
    let solved = Set(state.solvedOn.keys)
    let draft = Planning.replanned(
      state.plan, on: state.today, catalogue: try services.problems.summaries(), solved: solved)
    return Replanning(
      state: state, draft: draft,
      moves: Planning.moves(from: state.plan.entries, to: draft.entries, solved: solved))
  }

  /// Lays the plan out anew as it was shown on a day; false when that was another day than today.
  @discardableResult
  public static func replan(
    shownOn day: CivilDate? = nil, with services: Services
  ) async throws -> Bool {
    let replanning = try await replanning(with: services)
    guard day == nil || day == replanning.state.today else { return false }
    if !replanning.isEmpty {
      try await follow(replanning.draft, ending: .replanned, with: services)
    }
    return true
  }

  /// Brings the next day forward to today, and all later ones as much.
  ///
  /// With a plan's number, only as long as that one is followed: asked for twice, it is done once.
  public static func advance(plan id: Int? = nil, with services: Services) async throws {
    guard let state = try await state(with: services) else { throw PlanError.noPlan }
    guard id == nil || id == state.plan.id else { return }
    let moved = Planning.advanced(
      state.plan.entries, on: state.today, solved: Set(state.solvedOn.keys))
    guard let moved else { throw PlanError.nothingAhead }
    var order = state.plan.order
    order.start = min(order.start, moved.first?.day ?? order.start)
    let draft = PlanDraft(order: order, entries: moved, leftOut: state.plan.leftOut)
    try await follow(draft, ending: .advanced, with: services)
  }

  /// Follows no plan from now on; the one before is kept for a day.
  public static func reset(with services: Services) async throws {
    let moment = try await services.dayClock().moment(services.now())
    guard try await services.database.resetPlan(at: moment) else { throw PlanError.noPlan }
  }

  /// Follows a former plan again: the one of a number, else the one that ended last.
  @discardableResult
  public static func restore(
    id: Int? = nil, with services: Services
  ) async throws -> StudyPlan {
    if let id, let current = try await services.database.plan(), current.id == id {
      return current
    }
    let kept = try await former(with: services)
    let wanted = id.map { id in kept.first { $0.id == id } } ?? kept.first
    let moment = try await services.dayClock().moment(services.now())
    guard let wanted,
      let plan = try await services.database.restorePlan(id: wanted.id, at: moment)
    else { throw PlanError.nothingToUndo }
    return plan
  }

  /// What the plan that is followed is called; throws where there is none.
  public static func title(with services: Services) async throws -> String {
    guard let plan = try await services.database.plan() else { throw PlanError.noPlan }
    return plan.order.title
  }

  /// The plans that can be followed again, the last ended first.
  static func former(with services: Services) async throws -> [StudyPlan] {
    try await services.database.formerPlans(since: oldest(services))
  }

  /// The plan that is followed with all that belongs to it; nil when there is none.
  static func state(with services: Services) async throws -> State? {
    guard let plan = try await services.database.plan() else { return nil }
    let clock = try await services.dayClock()
    let solved = try await services.database.firstSolved()
    let summaries = try services.problems.summaries().map { ($0.slug, $0) }
    return State(
      plan: plan, today: clock.day(of: services.now()),
      summaries: Dictionary(summaries) { first, _ in first },
      solvedOn: solved.mapValues(clock.day))
  }

  static func today(with services: Services) async throws -> CivilDate {
    try await services.dayClock().day(of: services.now())
  }

  @discardableResult
  private static func follow(
    _ draft: PlanDraft, ending: StudyPlan.Ending, with services: Services
  ) async throws -> StudyPlan {
    let moment = try await services.dayClock().moment(services.now())
    return try await services.database.startPlan(
      draft, ending: ending, at: moment, forgetting: oldest(services))
  }

  private static func oldest(_ services: Services) -> Instant {
    Instant(milliseconds: services.now().milliseconds - keptMilliseconds)
  }
}

extension Plan.Day {
  init(_ day: CivilDate, _ state: Plan.State) {
    let parts = PlanDay(day, of: state.plan.entries, solvedOn: state.solvedOn)
    let total = state.total
    self.init(
      planTitle: state.plan.order.title,
      number: min(total, max(0, day.days(since: state.plan.order.start) + 1)), total: total,
      items: state.items(parts.planned), carriedOver: state.items(parts.carriedOver),
      tomorrow: state.items(parts.tomorrow), isFinished: state.isFinished)
  }
}
