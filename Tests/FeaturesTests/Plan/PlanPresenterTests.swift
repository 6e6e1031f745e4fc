import Domain
import SiteKit
import Store
@testable import StudyFeature
import Testing

@Suite struct PlanPresenterTests {
  private let world: PlanWorld

  init() throws { world = try PlanWorld() }

  @Test func `the facts follow the plan from before its first day to its end`() async throws {
    try await Plan.start(PlanRequest(key: "days", start: .march(4)), with: world.services)
    var model = try await world.model()
    #expect(model.facts == ["Begins on Wednesday, 4 March", "3 days", "0 of 5 solved"])
    #expect(model.todayHint == "The plan hasn't begun yet.")
    world.go(to: 5)
    model = try await world.model()
    #expect(model.facts == ["Day 2 of 3", "0 of 5 solved", "Ends on Friday, 6 March"])
    #expect(model.carriedOver.map(\.note) == ["from Wed 4 Mar", "from Wed 4 Mar"])
    #expect(
      model.notices == [
        "2 problems are carried over and stay due until solved. "
          + "Replan to spread what is open over the days ahead.",
        "1 problem of the plan is not in the catalogue yet.",
      ])
    world.go(to: 8)
    model = try await world.model()
    #expect(model.facts == ["Its 3 days are over", "0 of 5 solved"])
    #expect(model.todayHint?.contains("catch up") == true)
    #expect(model.advance == nil && model.canReplan)
    try await world.solve("two-sum", "tree", "3sum", "coins", "robber")
    model = try await world.model()
    #expect(model.facts == ["All 5 problems solved"] && model.percent == 100)
    #expect(!model.canReplan)
    world.go(to: 9)
    model = try await world.model()
    #expect(model.carriedOver.isEmpty)
    #expect(model.todayHint == "The plan is done. Reviews keep it fresh.")
  }

  @Test(arguments: [
    (8, "The interview is in 8 days, on Monday, 16 March."), (15, "The interview is tomorrow."),
    (16, "The interview is today. Good luck!"),
    (18, "The interview was on Monday, 16 March. Choose a new plan when you like."),
  ])
  func `the interview comes nearer`(day: Int, words: String) async throws {
    try await Plan.start(PlanRequest(hours: 1, until: .march(16)), with: world.services)
    world.go(to: day)
    let model = try await world.model()
    #expect(model.notices.first == words)
    #expect(model.canReplan == (day < 16))
    #expect(model.leftOut.count == 4)
    #expect(model.notices.contains { $0.contains("Replan") } == (day < 16))
    #expect(model.notices.last == "4 problems are left out: there isn't enough time for them.")
  }

  @Test func `the month shows what is done, missed and to come, and leads as far as the plan goes`()
    async throws
  {
    try await Plan.start(PlanRequest(key: "list", weeks: 6), with: world.services)
    try await world.solve("two-sum")
    world.go(to: 12)
    let model = try await world.model()
    let month = model.month
    #expect(month.title == "March 2026" && month.weeks.count == 6)
    #expect(month.weeks.allSatisfy { $0.count == 7 })
    #expect(month.previous == nil)
    #expect(month.next == .plan(.month(.march(32))))
    let cells = month.weeks.joined().filter(\.isInMonth)
    #expect(cells.count == 31)
    #expect(cells.filter(\.isToday).map(\.date) == [.march(12)])
    let first = try #require(cells.first { !$0.marks.isEmpty })
    #expect(first.date == .march(2) && first.marks == [true] && !first.isMissed)
    #expect(first.label == "Monday, 2 March: 1 of 1 done")
    #expect(cells.filter(\.isMissed).allSatisfy { $0.date < .march(12) })
    #expect(model.days.allSatisfy { $0.date.startOfMonth == .march(1) })
    let april = try await world.model(month: .march(40))
    #expect(april.month.title == "April 2026" && april.month.next == nil)
    #expect(april.month.previous == .plan(.month(.march(1))))
    #expect(april.today == model.today)
  }

  @Test func `a plan says that the catalogue gained problems for it`() async throws {
    let world = try PlanWorld(catalogue: Array(PlanWorld.catalogue.dropLast()))
    try await Plan.start(PlanRequest(key: "list"), with: world.services)
    let plan = try #require(try await world.services.database.plan())
    try await self.world.services.database.startPlan(
      PlanDraft(order: plan.order, entries: plan.entries), ending: .replaced,
      at: Moment(world.services.now(), offsetSeconds: 0), forgetting: Instant(milliseconds: 0))
    #expect(
      try await self.world.model().notices == [
        "2 of the 10 problems of this list are not in the catalogue yet; the plan grows with it.",
        "The catalogue gained 1 problem for this plan. Replan to include what fits.",
      ])
  }

  @Test func `a preview says what it takes, what is left out and what it replaces`() async throws {
    try await world.solve("two-sum")
    try await Plan.start(PlanRequest(key: "days"), with: world.services)
    let request = PlanRequest(key: "hours", start: .march(9), weeks: 1, hours: 2)
    let model = Plan.PreviewModel(try await Plan.preview(request, with: world.services))
    #expect(
      model.sentences == [
        "5 problems in 6 days, from Monday, 9 March to Saturday, 14 March.",
        "They take about 2 hours, at about 2 hours per week.", "1 of them are already solved.",
        "2 of the 10 problems of this list are not in the catalogue yet; the plan grows with it.",
        "There isn't enough time for everything: it fits 5 of 8 problems. "
          + "What fewer lists ask for is left out first.",
      ])
    #expect(model.leftOut == ["Group Anagrams", "Path", "Robber"])
    #expect(model.replaces == "Four days")
    #expect(
      model.fields == ["key": "hours", "start": "2026-03-09", "weeks": "1", "hours": "2"])
    let own = Plan.PreviewModel(
      try await Plan.preview(PlanRequest(hours: 40, until: .march(20)), with: world.services))
    #expect(own.sentences.last == "Then 17 days are left for reviews.")
  }

  @Test func `what moves is counted in words`() async throws {
    try await Plan.start(PlanRequest(key: "days"), with: world.services)
    var model = Plan.ReplanModel(try await Plan.replanning(with: world.services))
    #expect(model.isEmpty)
    #expect(model.sentences == ["Nothing would move: the plan is up to date."])
    world.go(to: 3)
    try await world.solve("tree")
    model = Plan.ReplanModel(try await Plan.replanning(with: world.services))
    #expect(
      model.sentences == [
        "4 problems get another day.",
        "The plan then ends on Thursday, 5 March instead of Wednesday, 4 March.",
      ])
    #expect(model.moves.first?.from == .march(2) && model.moves.first?.to == .march(3))
  }

  @Test func `the ready plans tell their size`() async throws {
    let model = try await Plan.choices(with: world.services)
    #expect(
      model.choices.map(\.facts) == [
        ["5 problems", "3 days", "the last day a sprint", "1 not in the catalogue yet"],
        ["8 problems", "7 days", "2 not in the catalogue yet"],
        ["4 problems", "5 days", "2 not in the catalogue yet", "4 more than the time allows"],
      ])
    #expect(model.topics.map(\.topic) == [.arraysHashing, .twoPointers, .stack, .trees, .dp1d])
    #expect(model.current == nil && model.former.isEmpty)
  }

  @Test func `what can be undone has its words`() async throws {
    try await Plan.start(PlanRequest(key: "days"), with: world.services)
    try await Plan.advance(with: world.services)
    #expect(
      try await world.model().former.map(\.words) == ["“Four days”: days were moved forward."])
    try await Plan.start(PlanRequest(key: "list"), with: world.services)
    try await Plan.reset(with: world.services)
    let former = try await Plan.choices(with: world.services).former
    #expect(
      former.map(\.words) == [
        "“The list” was ended.", "“Four days” was replaced.",
        "“Four days”: days were moved forward.",
      ])
    #expect(former.map(\.action) == ["Follow it again", "Follow it again", "Undo"])
  }
}
