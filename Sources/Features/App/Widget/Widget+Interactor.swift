public import Domain
import Foundation
import OnlineFeature
public import SiteKit
import Store
import Study

extension Widget {
  /// The day in small as it stands now.
  public static func data(with services: Services) async throws -> WidgetData {
    let clock = try await services.dayClock()
    let facts = try await Today.facts(with: services)
    return WidgetData(
      facts, at: services.now(), dayEndsAt: clock.start(of: facts.day.adding(days: 1)))
  }

  /// Works the day out and writes it to the file that other programs read.
  @discardableResult
  public static func refresh(with services: Services) async throws -> WidgetData {
    let data = try await data(with: services)
    if let folder = services.database.folder { try WidgetDataWriter(folder: folder).write(data) }
    return data
  }

  /// The day for a program of its own, which must show something whatever happens.
  ///
  /// What cannot be worked out anew is read from the file.
  public static func present(
    with services: Services
  ) async -> (data: WidgetData, trouble: (any Error)?) {
    do {
      return (try await refresh(with: services), nil)
    } catch {
      let data = services.database.folder.map { WidgetDataReader(folder: $0).load() }
      return (data ?? .empty, error)
    }
  }

  /// What the calendar is made of.
  public static func schedule(with services: Services) async throws -> Schedule {
    let clock = try await services.dayClock()
    let today = clock.day(of: services.now())
    let preferences = try await services.database.preferences()
    let titles = Dictionary(
      try services.problems.summaries().map { ($0.slug, $0.title) }, uniquingKeysWith: { $1 })
    let plan = try await services.database.plan()
    let planned = Dictionary(grouping: plan?.entries ?? [], by: \.day)
    let due = Dictionary(grouping: try await services.reviewDeck().standings) {
      max($0.dueOn, today)
    }
    return Schedule(
      owner: try await owner(with: services), today: today, dayBegan: clock.start(of: today),
      planTitle: plan?.order.title ?? "",
      planned: planned.mapValues { $0.compactMap { titles[$0.slug] } },
      reviews: due.mapValues { $0.compactMap { titles[$0.slug] }.sorted() },
      studyReminderMinutes: preferences.studyReminderMinutes,
      habitReminderMinutes: preferences.habitReminderMinutes)
  }

  /// The learner's part of each event's name, made once: it outlives the key and a move elsewhere.
  private static func owner(with services: Services) async throws -> String {
    let setting = "calendar owner"
    if let known = try await services.database.setting(setting) { return known }
    let fresh = randomJobIdentifier() + ".focus"
    try await services.database.setSetting(setting, to: fresh)
    return fresh
  }
}

extension WidgetData {
  init(_ facts: Today.Facts, at now: Instant, dayEndsAt: Instant) {
    let today = Today.Model(facts)
    let planned = (today.schedule?.items ?? []) + (today.schedule?.carriedOver ?? [])
    let slugs = Set(planned.map(\.slug))
    let due = today.due.filter { !slugs.contains($0.slug) }
    // Reviewed problems are not due any more, but the day's work all the same.
    let reviewed = facts.reviewedToday.subtracting(slugs).count
    let hasList = !planned.isEmpty || !due.isEmpty || today.schedule != nil
    let goal = today.beginning == nil && !hasList ? today.goal.goal : 0
    self.init(
      lastUpdated: now, dayEndsAt: dayEndsAt, planTitle: today.schedule?.title ?? "",
      currentDay: today.schedule.map { $0.isFinished ? 0 : $0.number } ?? 0,
      totalDays: today.schedule?.total ?? 0,
      topic: (planned.first { !$0.isDone } ?? planned.first)?.topic.title ?? "",
      completedToday: goal > 0
        ? min(today.goal.done, goal) : planned.count(where: \.isDone) + reviewed,
      totalToday: goal > 0 ? goal : planned.count + due.count + reviewed,
      totalCompleted: today.solvedEver, totalProblems: today.total,
      habitsCompleted: today.habits.count(where: \.isDone), habitsTotal: today.habits.count,
      problems: due.map { Problem($0, .review) }
        + (today.schedule?.carriedOver ?? []).map { Problem($0, .carriedOver) }
        + (today.schedule?.items ?? []).map { Problem($0, .plan) },
      tomorrow: (today.schedule?.tomorrow ?? []).map { Problem($0, .plan) },
      streak: today.streak.current, reviewsDue: today.due.count,
      focusMinutes: today.focus.done / 60, focusGoalMinutes: today.focus.goal / 60,
      sync: facts.leetCode.map { Sync($0) } ?? Sync())
  }
}

extension WidgetData.Problem {
  fileprivate init(_ row: Today.Model.Row, _ reason: Reason) {
    self.init(
      slug: row.slug, title: row.title, difficulty: row.difficulty, topic: row.topic.title,
      reason: reason, isCompleted: row.isDone)
  }
}

extension WidgetData.Sync {
  fileprivate init(_ standing: LeetCode.Standing) {
    let state = standing.state
    let isSyncing = state.openRun(at: standing.now.instant) != nil
    let isSynced = state.trouble == nil && state.last != nil
    // Before the first one there is nothing to tell yet.
    let isQuiet = state.trouble == nil && !isSynced
    self.init(
      state: isSyncing ? .syncing : isQuiet ? .off : isSynced ? .synced : .failed,
      lastSynced: state.last?.at)
  }
}
