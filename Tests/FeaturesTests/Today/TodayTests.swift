@testable import AppFeature
import Domain
import Foundation
import SiteKit
import Store
import Study
@testable import StudyFeature
import Testing
import TestSupport

@Suite struct TodayTests {
  private let services: Services

  init() throws { services = try .test(problems: [.twoSum]) }

  private func submit(_ kind: VerdictKind, hoursAgo: Int64 = 0) async throws {
    try await services.database.recordAttempt(
      purpose: .submit, source: "", verdict: .sample(kind),
      finishedAt: Instant(
        milliseconds: Instant.sample.milliseconds - hoursAgo * 3_600_000), offsetSeconds: 0)
  }

  @Test func `an empty profile shows how to begin, and nothing that never was`() async throws {
    let model = try await Today.model(with: services)
    #expect(model.beginning?.slug == "two-sum")
    #expect(model.schedule == nil && model.due.isEmpty)
    #expect(model.goal.done == 0 && model.focus.done == 0 && model.streak.longest == 0)
    #expect(model.habits.map(\.isDone) == [false, false, false])
    #expect(model.solvedEver == 0 && model.total == 1)
  }

  @Test func `an accepted submission counts for goal, streak and habit; a failed one for none`()
    async throws
  {
    try await submit(.wrongAnswer)
    var model = try await Today.model(with: services)
    #expect(model.beginning == nil)
    #expect(model.goal.done == 0 && !model.streak.isTodayDone && !model.habits[0].isDone)
    try await submit(.accepted)
    try await submit(.accepted)
    model = try await Today.model(with: services)
    #expect(model.goal.done == 1 && model.streak.current == 1 && model.streak.isTodayDone)
    #expect(model.habits[0].isDone && !model.habits[0].canUntick)
    #expect(model.solvedEver == 1)
  }

  @Test func `yesterday's work is yesterday's, and today is still open`() async throws {
    // It is 08:40, and the day began at 04:00.
    try await submit(.accepted, hoursAgo: 5)
    let model = try await Today.model(with: services)
    #expect(model.goal.done == 0)
    #expect(model.streak.current == 1 && !model.streak.isTodayDone)
  }

  @Test func `reviews and finished focus sessions are days of study, others are not`()
    async throws
  {
    #expect(try await Today.model(with: services).goal.done == 0)
    try await FocusTimer.start(FocusTimer.Wish(), with: services)
    try await FocusTimer.end(with: services)
    #expect(try await Today.model(with: services).goal.done == 0)
    let moment = Moment(.sample, offsetSeconds: 32_400)
    _ = try await services.database.keepReview(
      GradedReview(
        slug: "two-sum", moment: moment, facts: ReviewFacts(parMinutes: 15), chosen: .good)
    ) { _ in true }
    let model = try await Today.model(with: services)
    #expect(model.goal.done == 1 && model.streak.isTodayDone)
  }

  @Test func `a session whose time ran out counts at the first look`() async throws {
    try await FocusTimer.start(FocusTimer.Wish(minutes: 25), with: services)
    var later = services
    later.now = { Instant(milliseconds: Instant.sample.milliseconds + 26 * 60_000) }
    let model = try await Today.model(with: later)
    #expect(model.focus.done == 1500 && !model.session.isUnderWay)
    #expect(model.streak.isTodayDone && model.streak.current == 1)
  }

  @Test func `a name, a goal and a zone of the settings count`() async throws {
    try await services.database.changePreferences {
      $0.name = "Ada"
      $0.dailyGoal = 5
      $0.dailyFocusMinutes = 90
      $0.zone = "Pacific/Kiritimati"
    }
    let model = try await Today.model(with: services)
    #expect(model.greeting == "Good evening, Ada")
    #expect(model.goal.goal == 5 && model.focus.goal == 5400)
    #expect(model.day.description == "2026-02-06")
  }
}
