public import Domain

/// Makes plans, and makes them again after missed days; the same question has the same answer.
public enum Planning {
  /// A plan worked out from the catalogue as it is.
  ///
  /// What is solved takes no time. Where hours and an end are given, problems are taken by how often
  /// they are asked for, each topic in turn, as long as they fit: more time never loses a problem.
  public static func draft(
    _ order: PlanOrder, catalogue: [ProblemSummary], solved: Set<String>
  ) -> PlanDraft {
    if case .days(let days) = order.selection {
      return written(days, order: order, catalogue: catalogue)
    }
    let pool = Pool(order, catalogue: catalogue, solved: solved)
    var order = order
    order.weekMinutes = pace(of: order, pool: pool)
    return timed(order, pool: pool, from: order.start, budget: budget(of: order, from: order.start))
  }

  /// The same plan from a day on: what is solved stays where it is, all else is laid out anew.
  ///
  /// With an interview the date stays, and what does not fit any more is left out; otherwise the pace
  /// stays and the end moves. Problems that the catalogue gained come in.
  public static func replanned(
    _ plan: StudyPlan, on today: CivilDate, catalogue: [ProblemSummary], solved: Set<String>
  ) -> PlanDraft {
    let first = max(today, plan.order.start)
    let known = Set(catalogue.map(\.slug))
    let kept = plan.entries.filter { solved.contains($0.slug) && known.contains($0.slug) }.map {
      PlanEntry(slug: $0.slug, day: min($0.day, first))
    }
    let start = isDone(plan.entries, on: today, solved: solved) ? today.adding(days: 1) : first
    var fresh: PlanDraft
    if case .days(let days) = plan.order.selection {
      let open = days.map { $0.filter { !solved.contains($0) } }.filter { !$0.isEmpty }
      fresh = written(open, order: plan.order, catalogue: catalogue, from: start)
    } else {
      let pool = Pool(plan.order, catalogue: catalogue, solved: solved)
      var order = plan.order
      order.weekMinutes = order.weekMinutes ?? pace(of: order, pool: pool)
      var budget = budget(of: order, from: start)
      if plan.order.interview == nil {
        let used = pool.minutes(of: kept.map(\.slug))
        // What was solved before the plan cost it nothing, and takes no time from it now.
        let open = plan.entries.map(\.slug).filter { !solved.contains($0) }
        budget = budget.map { max($0 - used, pool.minutes(of: open)) }
      }
      fresh = timed(
        order, pool: pool, without: Set(kept.map(\.slug)), from: start, budget: budget)
    }
    fresh.entries = (kept + fresh.entries).inOrder
    return fresh
  }

  /// The plan with its next day brought forward to today and all later ones as much; nil when
  /// nothing is left after today.
  public static func advanced(
    _ entries: [PlanEntry], on today: CivilDate, solved: Set<String>
  ) -> [PlanEntry]? {
    let open = entries.filter { $0.day > today && !solved.contains($0.slug) }
    guard let next = open.map(\.day).min() else { return nil }
    let step = next.days(since: today)
    return entries.map { entry in
      guard entry.day > today else { return entry }
      return PlanEntry(slug: entry.slug, day: max(today, entry.day.adding(days: -step)))
    }.inOrder
  }
}

// MARK: - Parts

extension Planning {
  /// Whether a day asked for something, and neither it nor a day before it asks for more.
  private static func isDone(
    _ entries: [PlanEntry], on day: CivilDate, solved: Set<String>
  ) -> Bool {
    entries.contains { $0.day == day }
      && entries.allSatisfy { $0.day > day || solved.contains($0.slug) }
  }

  /// Days as they are written, without what the catalogue does not have.
  private static func written(
    _ days: [[String]], order: PlanOrder, catalogue: [ProblemSummary], from start: CivilDate? = nil
  ) -> PlanDraft {
    let known = Set(catalogue.map(\.slug))
    let start = start ?? order.start
    let entries = days.enumerated().flatMap { index, slugs in
      slugs.filter(known.contains).map { PlanEntry(slug: $0, day: start.adding(days: index)) }
    }
    let missing = days.joined().count { !known.contains($0) }
    return PlanDraft(order: order, entries: entries, missing: missing)
  }

  /// Minutes a week: as many as were chosen, or so many that all is done in the weeks.
  private static func pace(of order: PlanOrder, pool: Pool) -> Int {
    if let hours = order.hours { return hours * 60 }
    let weeks = max(1, order.weeks ?? 1)
    return max(1, (pool.minutes + weeks - 1) / weeks)
  }

  /// How many minutes there are; nil: as many as it takes.
  private static func budget(of order: PlanOrder, from start: CivilDate) -> Int? {
    guard let hours = order.hours else { return nil }
    if let interview = order.interview {
      return max(0, interview.days(since: start)) * hours * 60 / 7
    }
    return order.weeks.map { $0 * hours * 60 }
  }

  /// Some have their day already: they only keep their place among what is chosen.
  private static func timed(
    _ order: PlanOrder, pool: Pool, without settled: Set<String> = [], from start: CivilDate,
    budget: Int?
  ) -> PlanDraft {
    let (chosen, leftOut) = pool.chosen(within: budget)
    let entries = laidOut(
      chosen.filter { !settled.contains($0.slug) }, pool: pool, from: start,
      weekMinutes: max(1, order.weekMinutes ?? 1),
      keepsTopicsApart: order.keepsTopicsApart)
    return PlanDraft(
      order: order, entries: entries, leftOut: leftOut.map(\.slug), missing: pool.missing)
  }

  /// Each problem on the day on which the ones before it have used up their time.
  private static func laidOut(
    _ problems: [ProblemSummary], pool: Pool, from start: CivilDate, weekMinutes: Int,
    keepsTopicsApart: Bool
  ) -> [PlanEntry] {
    var used = 0
    var last = 0
    var topic: Topic?
    return problems.map { problem in
      if keepsTopicsApart, let before = topic, before != problem.topic, used > 0 {
        // The first minute of the next day.
        let day = (used * 7 + weekMinutes - 1) / weekMinutes
        used = max(used, (day * weekMinutes + 6) / 7)
      }
      topic = problem.topic
      let cost = pool.cost(of: problem)
      // What is solved costs nothing, so it stays with the problem before it.
      if cost > 0 { last = used * 7 / weekMinutes }
      used += cost
      return PlanEntry(slug: problem.slug, day: start.adding(days: last))
    }
  }
}

extension [PlanEntry] {
  /// By day; within a day as they stood.
  fileprivate var inOrder: [PlanEntry] {
    enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }
      .map(\.element)
  }
}
