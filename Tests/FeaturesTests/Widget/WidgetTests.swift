@testable import AppFeature
import Domain
import Foundation
import SiteKit
import Store
import Testing
import TestSupport

@Suite struct WidgetTests {
  private let services: Services

  init() throws { services = try .test(problems: [.twoSum]) }

  private func accept() async throws {
    try await services.database.recordAttempt(
      purpose: .submit, source: "", verdict: .sample(.accepted), finishedAt: .sample,
      offsetSeconds: 0)
  }

  private func plan(days: [[String]], beginning offset: Int) async throws {
    let today = try #require(CivilDate("2026-02-06"))
    let entries = days.enumerated().flatMap { index, slugs in
      slugs.map { PlanEntry(slug: $0, day: today.adding(days: offset + index)) }
    }
    let order = PlanOrder(
      title: "A plan", selection: .days(days), start: today.adding(days: offset))
    try await services.database.startPlan(
      PlanDraft(order: order, entries: entries), ending: .replaced,
      at: Moment(.sample, offsetSeconds: 0), forgetting: Instant(milliseconds: 0))
  }

  @Test func `an empty profile asks for a plan and invents nothing`() async throws {
    let data = try await Widget.data(with: services)
    #expect(data.totalToday == 0 && data.problems.isEmpty && data.streak == 0)
    #expect(data.totalProblems == 1 && data.totalCompleted == 0)
    #expect(data.habitsCompleted == 0 && data.habitsTotal == 3)
    #expect(data.sync == WidgetData.Sync(state: .off, lastSynced: nil))
    #expect(Widget.Model(data).state == .unset)
    #expect(data.lastUpdated == .sample)
    // It is 08:40; the next day begins at 04:00.
    #expect(data.dayEndsAt == Instant("2026-02-07T04:00:00Z"))
  }

  @Test func `without a plan, the daily goal is what there is to do`() async throws {
    try await accept()
    let data = try await Widget.data(with: services)
    #expect(data.completedToday == 1 && data.totalToday == 2)
    #expect(data.streak == 1 && data.totalCompleted == 1)
  }

  @Test func `a plan's day is today's list, and what is done in it counts`() async throws {
    try await plan(days: [["two-sum"]], beginning: 0)
    var data = try await Widget.data(with: services)
    #expect(data.planTitle == "A plan" && data.currentDay == 1 && data.topic == "Arrays & Hashing")
    #expect(data.completedToday == 0 && data.totalToday == 1)
    #expect(data.problems.map(\.reason) == [.plan])
    try await accept()
    data = try await Widget.data(with: services)
    #expect(data.completedToday == 1 && data.problems.map(\.isCompleted) == [true])
    #expect(Widget.Model(data).state == .done)
  }

  @Test func `what was missed is carried over, and tomorrow is told`() async throws {
    try await plan(days: [["two-sum"]], beginning: -1)
    var data = try await Widget.data(with: services)
    #expect(data.problems.map(\.reason) == [.carriedOver])
    #expect(data.totalToday == 1)
    try await plan(days: [["two-sum"]], beginning: 1)
    data = try await Widget.data(with: services)
    #expect(data.tomorrow.map(\.title) == ["Two Sum"])
  }

  @Test func `the calendar has the plan's days, reminders, and a name of its own that stays`()
    async throws
  {
    try await plan(days: [["two-sum"], ["unknown"]], beginning: 0)
    try await services.database.changePreferences { $0.studyReminderMinutes = 600 }
    let schedule = try await Widget.schedule(with: services)
    #expect(schedule.planTitle == "A plan" && schedule.planned[schedule.today] == ["Two Sum"])
    #expect(schedule.planned[schedule.today.adding(days: 1)] == [])
    #expect(schedule.studyReminderMinutes == 600 && schedule.habitReminderMinutes == nil)
    #expect(try await Widget.schedule(with: services).owner == schedule.owner)
    #expect(
      Widget.calendar(schedule).events.map(\.summary) == [
        "Focus: Two Sum", "Focus: time to study",
      ])
  }

  @Test func `a day that cannot be worked out is what the file said last`() async throws {
    try await withTemporaryFolder { folder in
      var services = services
      services.database = try AppDatabase(folder: folder)
      let written = await Widget.present(with: services)
      #expect(written.trouble == nil)
      #expect(WidgetDataReader(folder: folder).load() == written.data)
      services.problems = SolutionProviding(
        summaries: { throw WidgetError.noFolder }, problem: { _ in throw WidgetError.noFolder })
      let known = await Widget.present(with: services)
      #expect(known.trouble != nil)
      #expect(known.data == written.data)
    }
  }
}
