import Domain
import Store
import Testing

@Suite struct PlansTests {
  private let database: AppDatabase

  init() throws { database = try .empty() }

  private static let day = CivilDate(daysSinceEpoch: 20_514)

  private func draft(_ title: String = "A plan", _ slugs: [String] = ["b", "a"]) -> PlanDraft {
    PlanDraft(
      order: PlanOrder(
        key: "grind", title: title, selection: .list("grind169", size: 169), start: Self.day,
        weeks: 8, hours: 8, interview: Self.day.adding(days: 60), known: [.trees],
        keepsTopicsApart: true, weekMinutes: 480),
      entries: slugs.enumerated().map { index, slug in
        PlanEntry(slug: slug, day: Self.day.adding(days: index))
      }, leftOut: ["z"], missing: 3)
  }

  private func moment(_ minute: Int64) -> Moment {
    Moment(Instant(milliseconds: minute * 60_000), offsetSeconds: 3_600)
  }

  @discardableResult
  private func start(
    _ draft: PlanDraft, _ ending: StudyPlan.Ending = .replaced, at minute: Int64,
    forgetting: Int64 = 0
  ) async throws -> StudyPlan {
    try await database.startPlan(
      draft, ending: ending, at: moment(minute),
      forgetting: Instant(milliseconds: forgetting * 60_000))
  }

  @Test(arguments: [
    PlanOrder.Selection.everything, .list("blind75", size: 76), .days([["a", "b"], ["c"]]),
  ])
  func `a plan comes back whole`(selection: PlanOrder.Selection) async throws {
    #expect(try await database.plan() == nil)
    var draft = draft()
    draft.order.selection = selection
    let kept = try await start(draft, at: 5)
    #expect(kept.order == draft.order)
    #expect(kept.entries == draft.entries)
    #expect(kept.leftOut == ["z"])
    #expect(kept.madeAt == moment(5))
    #expect(kept.ending == nil && kept.endedAt == nil)
    #expect(try await database.plan() == kept)
    #expect(kept.lastDay == Self.day.adding(days: 1))
  }

  @Test func `a plan ends when another begins, and can be followed again`() async throws {
    let first = try await start(draft("First"), at: 5)
    let second = try await start(draft("Second", ["c"]), .replanned, at: 9)
    #expect(try await database.plan() == second)
    let former = try await database.formerPlans(since: moment(0).instant)
    #expect(former.map(\.id) == [first.id])
    #expect(former.first?.entries == first.entries)
    #expect(former.first?.ending == .replanned)
    #expect(former.first?.endedAt == moment(9))
    #expect(try await database.formerPlans(since: moment(10).instant).isEmpty)
    let again = try await database.restorePlan(id: first.id, at: moment(12))
    #expect(again == first)
    #expect(try await database.plan() == first)
    let ended = try await database.formerPlans(since: moment(0).instant)
    #expect(ended.map(\.id) == [second.id])
    #expect(ended.first?.ending == .replaced)
  }

  @Test func `a plan that is followed is no former one`() async throws {
    let plan = try await start(draft(), at: 5)
    #expect(try await database.restorePlan(id: plan.id, at: moment(6)) == nil)
    #expect(try await database.restorePlan(id: plan.id + 1, at: moment(6)) == nil)
    #expect(try await database.plan() == plan)
  }

  @Test func `a plan is reset once`() async throws {
    #expect(try await database.resetPlan(at: moment(1)) == false)
    let plan = try await start(draft(), at: 5)
    #expect(try await database.resetPlan(at: moment(6)))
    #expect(try await database.plan() == nil)
    #expect(try await database.formerPlans(since: moment(0).instant).map(\.ending) == [.reset])
    #expect(try await database.restorePlan(id: plan.id, at: moment(7)) == plan)
  }

  @Test func `what ended long ago is forgotten, the last ended comes first`() async throws {
    try await start(draft("First"), at: 1)
    try await start(draft("Second"), at: 10)
    try await start(draft("Third"), at: 20)
    try await start(draft("Fourth"), at: 30, forgetting: 15)
    let former = try await database.formerPlans(since: moment(0).instant)
    #expect(former.map(\.order.title) == ["Third", "Second"])
  }

  @Test func `solved here or elsewhere is solved, since the first time`() async throws {
    try await accept("a", at: 40)
    try await accept("a", at: 20)
    try await accept("tried", at: 1, kind: .wrongAnswer)
    try await accept("run", at: 1, purpose: .run)
    let found = [
      SolvedElsewhere(
        slug: "a", source: "leetcode", solvedAt: moment(30).instant, foundAt: moment(50)),
      SolvedElsewhere(
        slug: "b", source: "leetcode", solvedAt: moment(7).instant, foundAt: moment(50)),
      SolvedElsewhere(slug: "c", source: "leetcode", solvedAt: nil, foundAt: moment(51)),
    ]
    #expect(try await database.keepFound(found) == ["a", "b", "c"])
    #expect(try await database.keepFound(found) == [])
    #expect(try await database.solvedSlugs() == ["a", "b", "c"])
    #expect(
      try await database.firstSolved() == [
        "a": moment(20).instant, "b": moment(7).instant, "c": moment(51).instant,
      ])
  }

  private func accept(
    _ slug: String, at minute: Int64, purpose: Attempt.Purpose = .submit,
    kind: VerdictKind = .accepted
  ) async throws {
    try await database.recordAttempt(
      purpose: purpose, source: "",
      verdict: Verdict(
        slug: slug, contentVersion: "1", language: .swift, verdict: kind, passed: 0, total: 0,
        limits: Limits(), compile: CompileReport(milliseconds: 1, cached: false, optimised: true),
        jail: "L4", cases: []), finishedAt: moment(minute).instant)
  }
}
