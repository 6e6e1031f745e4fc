import Domain
import Study
import Testing

@Suite struct ReplanningTests {
  private func plan(
    _ selection: PlanOrder.Selection = .list("grind169", size: 10), weeks: Int? = nil,
    hours: Int? = nil, interview: CivilDate? = nil
  ) -> StudyPlan {
    let order = PlanOrder(
      title: "A plan", selection: selection, start: .march(2), weeks: weeks, hours: hours,
      interview: interview)
    return StudyPlan(Planning.draft(order, catalogue: smallCatalogue, solved: []))
  }

  private func replanned(
    _ plan: StudyPlan, on day: Int, catalogue: [ProblemSummary] = smallCatalogue,
    solved: Set<String>
  ) -> PlanDraft {
    Planning.replanned(plan, on: .march(day), catalogue: catalogue, solved: solved)
  }

  @Test func `without a date the pace stays and the end moves`() {
    let plan = plan(weeks: 1)
    let draft = replanned(plan, on: 6, solved: ["sum", "tree"])
    #expect(draft.text == "sum@2 tree@4 groups@6 window@7 path@8 coins@9 robber@10")
    #expect(draft.order == plan.order)
    // The same question again has the same answer.
    #expect(replanned(StudyPlan(draft), on: 6, solved: ["sum", "tree"]) == draft)
  }

  @Test func `with an interview its date stays and what does not fit is left out`() {
    let plan = plan(.everything, hours: 4, interview: .march(9))
    #expect(plan.leftOut.isEmpty)
    let draft = replanned(plan, on: 7, solved: ["sum"])
    // Two days at four hours a week hold 68 minutes.
    #expect(draft.text == "sum@2 groups@7 window@7")
    #expect(draft.leftOut == ["tree", "coins", "robber", "product", "path"])
  }

  @Test func `weeks with hours keep what was chosen and let the end move`() {
    let plan = plan(weeks: 1, hours: 2)
    #expect(plan.entries.map(\.slug) == ["sum", "window", "tree", "coins"])
    let draft = replanned(plan, on: 9, solved: ["sum"])
    #expect(draft.text == "sum@2 window@9 tree@10 coins@12")
    #expect(draft.leftOut == plan.leftOut)
  }

  @Test func `what was solved before the plan takes no time from it when it is planned anew`() {
    let order = PlanOrder(
      title: "A plan", selection: .list("grind169", size: 10), start: .march(2), weeks: 1, hours: 2)
    // Two hours hold all that is open beside what was solved before.
    let solved: Set = ["sum", "groups", "window", "tree"]
    let plan = StudyPlan(Planning.draft(order, catalogue: smallCatalogue, solved: solved))
    #expect(plan.leftOut.isEmpty)
    let draft = replanned(plan, on: 2, solved: solved)
    #expect(draft.leftOut.isEmpty)
    #expect(Set(draft.entries.map(\.slug)) == Set(plan.entries.map(\.slug)))
  }

  @Test func `a day that is done gets no more`() {
    let plan = plan(weeks: 1)
    #expect(plan.entries.filter { $0.day == .march(2) }.map(\.slug) == ["sum", "groups"])
    let draft = replanned(plan, on: 2, solved: ["sum", "groups"])
    #expect(draft.entries.filter { $0.day == .march(2) }.map(\.slug) == ["sum", "groups"])
    #expect(draft.entries.contains { $0.day == .march(3) })
  }

  @Test func `written days close up from today on`() {
    let plan = plan(.days([["sum", "groups"], ["window"], ["tree"], ["coins", "robber"]]))
    let draft = replanned(plan, on: 10, solved: ["sum", "window", "coins"])
    #expect(draft.text == "sum@2 window@3 coins@5 groups@10 tree@11 robber@12")
  }

  @Test func `what was solved ahead of its day stands today`() {
    let draft = replanned(plan(weeks: 2), on: 3, solved: ["robber"])
    #expect(draft.entries.first { $0.slug == "robber" }?.day == .march(3))
  }

  @Test func `a plan that has not begun is laid out from its own beginning`() {
    let plan = plan(weeks: 1)
    let early = Planning.replanned(
      plan, on: CivilDate.march(1).adding(days: -5), catalogue: smallCatalogue, solved: [])
    #expect(early.entries == plan.entries)
  }

  @Test func `what the catalogue gained comes in, what it lost goes`() {
    let plan = plan(weeks: 1)
    let catalogue =
      smallCatalogue.filter { $0.slug != "tree" } + [.planned("stack", .stack, .easy)]
    #expect(Planning.newcomers(to: plan, catalogue: catalogue, solved: []) == ["stack"])
    #expect(Planning.newcomers(to: plan, catalogue: catalogue, solved: ["stack"]).isEmpty)
    #expect(Planning.missing(plan.order, catalogue: catalogue) == 3)
    let draft = replanned(plan, on: 2, catalogue: catalogue, solved: [])
    let slugs = draft.entries.map(\.slug)
    #expect(slugs == ["sum", "groups", "window", "stack", "path", "coins", "robber"])
  }

  @Test func `moves tell what gets another day, comes in or goes`() {
    let old = [
      PlanEntry(slug: "a", day: .march(2)), PlanEntry(slug: "b", day: .march(3)),
      PlanEntry(slug: "c", day: .march(4)), PlanEntry(slug: "d", day: .march(4)),
    ]
    let new = [
      PlanEntry(slug: "a", day: .march(3)), PlanEntry(slug: "b", day: .march(4)),
      PlanEntry(slug: "d", day: .march(4)), PlanEntry(slug: "e", day: .march(5)),
    ]
    #expect(
      Planning.moves(from: old, to: new, solved: ["a"]) == [
        PlanMove(slug: "b", from: .march(3), to: .march(4)),
        PlanMove(slug: "e", from: nil, to: .march(5)),
        PlanMove(slug: "c", from: .march(4), to: nil),
      ])
    #expect(Planning.moves(from: old, to: old, solved: []).isEmpty)
  }

  @Test(
    arguments: [
      // On the first day, tomorrow's come today and all else a day earlier.
      (2, [], "a@2 b@2 c@4 d@6"),
      // From a day without problems.
      (4, [], "a@2 b@3 c@4 d@6"),
      // What is solved ahead already is no reason to move by its day alone.
      (2, ["b"], "a@2 b@2 c@2 d@4"),
      (5, ["a"], "a@2 b@3 c@5 d@5"),
    ] as [(Int, Set<String>, String)])
  func `the next open day comes forward and all later ones as much`(
    day: Int, solved: Set<String>, result: String
  ) {
    let entries = [("a", 2), ("b", 3), ("c", 5), ("d", 7)].map {
      PlanEntry(slug: $0.0, day: .march($0.1))
    }
    let moved = Planning.advanced(entries, on: .march(day), solved: solved)
    let order = PlanOrder(title: "", selection: .everything, start: .march(2))
    #expect(moved.map { PlanDraft(order: order, entries: $0).text } == result)
  }

  @Test func `nothing comes forward where nothing is ahead`() {
    let entries = [PlanEntry(slug: "a", day: .march(2)), PlanEntry(slug: "b", day: .march(3))]
    #expect(Planning.advanced(entries, on: .march(3), solved: []) == nil)
    #expect(Planning.advanced(entries, on: .march(2), solved: ["b"]) == nil)
  }
}
