import Domain
import SiteKit
import Store
@testable import StudyFeature
import Testing

@Suite struct PlanTests {
  private let world: PlanWorld

  init() throws { world = try PlanWorld() }

  private func slugs(_ items: [Plan.Item]?) -> [String] { (items ?? []).map(\.summary.slug) }

  @Test func `without a plan there is no day`() async throws {
    #expect(try await world.day() == nil)
    await #expect(throws: PlanError.noPlan) {
      try await Plan.replanning(with: world.services)
    }
    await #expect(throws: PlanError.noPlan) { try await Plan.advance(with: world.services) }
    await #expect(throws: PlanError.noPlan) { try await Plan.reset(with: world.services) }
    await #expect(throws: PlanError.nothingToUndo) {
      try await Plan.restore(with: world.services)
    }
  }

  @Test func `a week is lived through`() async throws {
    try await Plan.start(PlanRequest(key: "days"), with: world.services)
    var day = try #require(try await world.day())
    #expect(day.planTitle == "Four days" && day.number == 1 && day.total == 3)
    #expect(slugs(day.items) == ["two-sum", "tree"] && day.items.allSatisfy { !$0.isDone })
    #expect(day.carriedOver.isEmpty && slugs(day.tomorrow) == ["3sum"])
    try await world.solve("two-sum")
    #expect(try await world.day()?.items.map(\.isDone) == [true, false])
    // The day begins at four, so the night still belongs to it.
    world.go(to: 3, hour: 3)
    #expect(try await world.day()?.number == 1)
    world.go(to: 3)
    day = try #require(try await world.day())
    #expect(day.number == 2 && slugs(day.items) == ["3sum"] && slugs(day.carriedOver) == ["tree"])
    #expect(slugs(day.tomorrow) == ["coins", "robber"])
    try await world.solve("tree")
    day = try #require(try await world.day())
    #expect(day.carriedOver.map(\.isDone) == [true])
    world.go(to: 9)
    day = try #require(try await world.day())
    #expect(day.number == 3 && slugs(day.carriedOver) == ["3sum", "coins", "robber"])
    #expect(!day.isFinished)
    try await world.solve("3sum", "coins")
    let found = SolvedElsewhere(
      slug: "robber", source: "leetcode", solvedAt: nil,
      foundAt: Moment(world.services.now(), offsetSeconds: 0))
    try await world.services.database.keepFindings([found], under: "") { _ in }
    #expect(try await world.day()?.isFinished == true)
  }

  @Test func `a plan is laid out anew as it was shown, and that can be undone for a day`()
    async throws
  {
    try await Plan.start(PlanRequest(key: "list"), with: world.services)
    let before = try await world.services.database.plan()?.entries
    try await world.solve("two-sum")
    world.go(to: 6)
    let shown = try await Plan.replanning(with: world.services)
    #expect(!shown.isEmpty)
    #expect(try await Plan.replan(shownOn: .march(5), with: world.services) == false)
    #expect(try await world.services.database.plan()?.entries == before)
    #expect(try await Plan.replan(shownOn: .march(6), with: world.services))
    #expect(try await world.services.database.plan()?.entries == shown.draft.entries)
    #expect(try await Plan.replanning(with: world.services).isEmpty)
    #expect(try await world.day()?.carriedOver.isEmpty == true)
    world.go(to: 7, hour: 8)
    try await Plan.restore(with: world.services)
    #expect(try await world.services.database.plan()?.entries == before)
    world.go(to: 8, hour: 9)
    await #expect(throws: PlanError.nothingToUndo) {
      try await Plan.restore(with: world.services)
    }
  }

  @Test func `tomorrow's problems can be taken today`() async throws {
    try await Plan.start(PlanRequest(key: "days"), with: world.services)
    try await Plan.advance(with: world.services)
    var day = try #require(try await world.day())
    #expect(slugs(day.items) == ["two-sum", "tree", "3sum"] && day.total == 2)
    #expect(slugs(day.tomorrow) == ["coins", "robber"])
    try await Plan.advance(with: world.services)
    await #expect(throws: PlanError.nothingAhead) { try await Plan.advance(with: world.services) }
    try await Plan.restore(with: world.services)
    day = try #require(try await world.day())
    #expect(slugs(day.tomorrow) == ["coins", "robber"])
  }

  @Test func `what is asked for twice is done once`() async throws {
    let first = try await Plan.start(PlanRequest(key: "days"), with: world.services)
    let second = try await Plan.start(PlanRequest(key: "days"), with: world.services)
    #expect(first == second)
    try await Plan.advance(plan: first.id, with: world.services)
    let moved = try await world.services.database.plan()
    try await Plan.advance(plan: first.id, with: world.services)
    #expect(try await world.services.database.plan() == moved)
    let back = try await Plan.restore(id: first.id, with: world.services)
    #expect(try await Plan.restore(id: first.id, with: world.services) == back)
  }

  @Test func `a plan that is brought forward before it begins begins today`() async throws {
    try await Plan.start(PlanRequest(key: "days", start: .march(6)), with: world.services)
    try await Plan.advance(with: world.services)
    let day = try #require(try await world.day())
    #expect(day.number == 1 && day.total == 3 && slugs(day.items) == ["two-sum", "tree"])
  }

  @Test func `another plan takes the place of the first, which can be followed again`()
    async throws
  {
    let first = try await Plan.start(PlanRequest(key: "days"), with: world.services)
    let preview = try await Plan.preview(PlanRequest(key: "list"), with: world.services)
    #expect(preview.replaces == "Four days")
    try await Plan.start(PlanRequest(key: "list"), with: world.services)
    try await Plan.reset(with: world.services)
    #expect(try await world.day() == nil)
    try await Plan.restore(id: first.id, with: world.services)
    #expect(try await world.day()?.planTitle == "Four days")
    await #expect(throws: PlanError.nothingToUndo) {
      try await Plan.restore(id: first.id + 9, with: world.services)
    }
  }

  @Test func `an own plan holds what fits before the interview`() async throws {
    let request = PlanRequest(hours: 1, until: .march(16), known: [.trees])
    try await Plan.start(request, with: world.services)
    let plan = try #require(try await world.services.database.plan())
    #expect(plan.order.title == "Until 16 March")
    #expect(plan.entries.map(\.slug) == ["two-sum", "3sum", "min-stack", "coins"])
    #expect(plan.leftOut == ["group-anagrams", "robber"])
    world.go(to: 16)
    await #expect(throws: PlanError.interviewPast(.march(16))) {
      try await Plan.replanning(with: world.services)
    }
    #expect(try await world.day()?.carriedOver.count == 4)
  }

  @Test(arguments: [
    (
      PlanRequest(key: "lost"),
      PlanError.unknownPlan(
        key: "lost", known: ["days", "list", "hours"])
    ),
    (PlanRequest(hours: 3), .interviewMissing),
    (PlanRequest(until: .march(9)), .badHours),
    (PlanRequest(hours: 0, until: .march(9)), .badHours),
    (PlanRequest(hours: 81, until: .march(9)), .badHours),
    (PlanRequest(hours: 3, until: .march(2)), .interviewPast(.march(2))),
    (PlanRequest(hours: 3, until: .march(1)), .interviewPast(.march(1))),
    (PlanRequest(hours: 3, until: .march(733)), .interviewTooFar(.march(733))),
    (PlanRequest(key: "list", start: .march(1)), .startPast(.march(1))),
    (PlanRequest(key: "list", start: .march(733)), .interviewTooFar(.march(733))),
    (PlanRequest(key: "list", weeks: 53), .badWeeks),
    (PlanRequest(key: "list", hours: 3), .notAsked(word: "hours", plan: "The list")),
    (PlanRequest(key: "days", weeks: 2), .notAsked(word: "weeks", plan: "Four days")),
    (PlanRequest(hours: 1, until: .march(3)), .nothingToPlan(hasTime: false)),
    (
      PlanRequest(hours: 9, until: .march(30), known: Topic.allCases),
      .nothingToPlan(hasTime: true)
    ),
  ])
  func `what cannot be planned is said`(request: PlanRequest, error: PlanError) async throws {
    await #expect(throws: error) { try await Plan.preview(request, with: world.services) }
    #expect(!error.message.isEmpty && error.hint != nil)
  }

  @Test func `a problem that the catalogue lost is passed over`() async throws {
    try await Plan.start(PlanRequest(key: "days"), with: world.services)
    let plan = try #require(try await world.services.database.plan())
    let smaller = try PlanWorld(catalogue: PlanWorld.catalogue.filter { $0.slug != "tree" })
    try await smaller.services.database.startPlan(
      PlanDraft(order: plan.order, entries: plan.entries), ending: .replaced,
      at: Moment(smaller.services.now(), offsetSeconds: 0), forgetting: Instant(milliseconds: 0))
    #expect(slugs(try await smaller.day()?.items) == ["two-sum"])
    try await smaller.solve("two-sum", "3sum", "coins", "robber")
    #expect(try await smaller.day()?.isFinished == true)
  }
}
