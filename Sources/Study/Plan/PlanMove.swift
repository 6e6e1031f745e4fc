public import Domain

/// What becomes of one open problem when a plan is laid out anew.
public struct PlanMove: Sendable, Hashable {
  public var slug: String
  /// Nil: it was not part of the plan.
  public var from: CivilDate?
  /// Nil: it is left out.
  public var to: CivilDate?

  public init(slug: String, from: CivilDate?, to: CivilDate?) {
    self.slug = slug
    self.from = from
    self.to = to
  }
}

extension Planning {
  /// Every open problem that gets another day, comes in or is left out, in the new plan's order.
  public static func moves(
    from old: [PlanEntry], to new: [PlanEntry], solved: Set<String>
  ) -> [PlanMove] {
    let before = Dictionary(old.map { ($0.slug, $0.day) }) { first, _ in first }
    let after = Set(new.map(\.slug))
    let moved = new.filter { !solved.contains($0.slug) && before[$0.slug] != $0.day }.map {
      PlanMove(slug: $0.slug, from: before[$0.slug], to: $0.day)
    }
    let gone = old.filter { !solved.contains($0.slug) && !after.contains($0.slug) }.map {
      PlanMove(slug: $0.slug, from: $0.day, to: nil)
    }
    return moved + gone
  }
}

extension Planning {
  /// What the catalogue gained for a plan since it was made, in the order of study.
  public static func newcomers(
    to plan: StudyPlan, catalogue: [ProblemSummary], solved: Set<String>
  ) -> [String] {
    if case .days(let days) = plan.order.selection {
      let known = Set(catalogue.map(\.slug)), planned = Set(plan.entries.map(\.slug))
      return days.joined().filter { known.contains($0) && !planned.contains($0) }
    }
    let accounted = Set(plan.entries.map(\.slug)).union(plan.leftOut).union(solved)
    return Pool(plan.order, catalogue: catalogue, solved: solved).problems.map(\.slug)
      .filter { !accounted.contains($0) }
  }

  /// How many problems a plan names that the catalogue does not have yet.
  public static func missing(_ order: PlanOrder, catalogue: [ProblemSummary]) -> Int {
    Pool(order, catalogue: catalogue, solved: []).missing
  }
}
