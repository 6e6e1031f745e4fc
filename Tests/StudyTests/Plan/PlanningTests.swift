import Domain
import Study
import Testing

@Suite struct PlanningTests {
  private static func order(
    _ selection: PlanOrder.Selection = .list("grind169", size: 10), weeks: Int? = nil,
    hours: Int? = nil, interview: CivilDate? = nil, known: [Topic] = [], apart: Bool = false
  ) -> PlanOrder {
    PlanOrder(
      title: "A plan", selection: selection, start: .march(2), weeks: weeks, hours: hours,
      interview: interview, known: known, keepsTopicsApart: apart)
  }

  private func draft(_ order: PlanOrder, solved: Set<String> = []) -> PlanDraft {
    Planning.draft(order, catalogue: smallCatalogue, solved: solved)
  }

  @Test(arguments: [
    // Everything of the list, spread over the weeks.
    (order(weeks: 1), "sum@2 groups@2 window@3 tree@4 path@5 coins@7 robber@8"),
    (order(weeks: 2), "sum@2 groups@3 window@5 tree@7 path@9 coins@12 robber@14"),
    // As long as it takes: 30 minutes a day.
    (order(hours: 4), "sum@2 groups@2 window@3 tree@4 path@5 coins@6 robber@7"),
    // Two hours a week leave days empty.
    (order(hours: 2), "sum@2 groups@2 window@4 tree@6 path@8 coins@10 robber@12"),
    (order(hours: 4, apart: true), "sum@2 groups@2 window@4 tree@5 path@5 coins@8 robber@8"),
  ])
  func `a list is laid out by topic and minutes`(order: PlanOrder, days: String) {
    let draft = draft(order)
    #expect(draft.text == days)
    #expect(draft.missing == 3)
    #expect(draft.leftOut.isEmpty)
  }

  @Test func `written days stay as they are and say what is not there yet`() {
    let days = [["sum", "nothing"], ["path"], [], ["coins"]]
    let draft = draft(Self.order(.days(days)))
    #expect(draft.text == "sum@2 path@3 coins@5")
    #expect(draft.missing == 1)
  }

  @Test(arguments: [
    (1, "sum window", ["tree", "coins", "groups", "robber", "product", "path"]),
    (2, "sum window tree coins", ["groups", "robber", "product", "path"]),
    (3, "sum groups window tree coins robber", ["product", "path"]),
    (4, "sum groups product window tree path coins robber", []),
  ])
  func `what is asked for most comes first, each topic in turn, and the rest is left out`(
    hours: Int, taken: String, leftOut: [String]
  ) {
    // A week until the interview.
    let draft = draft(Self.order(.everything, hours: hours, interview: .march(9)))
    #expect(draft.entries.map(\.slug).joined(separator: " ") == taken)
    #expect(draft.leftOut == leftOut)
    #expect(draft.entries.allSatisfy { $0.day < .march(9) })
  }

  @Test func `more time never loses a problem, and every day lies before the interview`() {
    var before: Set<String> = []
    for hours in 1...12 {
      for days in 1...14 {
        let interview = CivilDate.march(2).adding(days: days)
        let draft = draft(Self.order(.everything, hours: hours, interview: interview))
        let slugs = Set(draft.entries.map(\.slug))
        #expect(slugs.count == draft.entries.count)
        #expect(slugs.isDisjoint(with: draft.leftOut))
        #expect(slugs.count + draft.leftOut.count == smallCatalogue.count)
        #expect(draft.entries.allSatisfy { $0.day >= .march(2) && $0.day < interview })
        if days > 1 { #expect(before.isSubset(of: slugs)) }
        before = slugs
      }
    }
  }

  @Test func `no topic comes before one that it builds on`() {
    let all = Topic.allCases.map { ProblemSummary.planned($0.rawValue, $0) }
    let draft = Planning.draft(
      Self.order(.everything, hours: 10, interview: .march(30)), catalogue: all.reversed(),
      solved: [])
    let order = draft.entries.compactMap { Topic(rawValue: $0.slug) }
    #expect(order.count == Topic.allCases.count)
    for (place, topic) in order.enumerated() {
      #expect(Set(topic.prerequisites).isSubset(of: order[..<place]))
    }
  }

  @Test func `known topics and what is solved take no time`() {
    let order = Self.order(
      .everything, hours: 4, interview: .march(9), known: [.trees, .dp1d])
    #expect(draft(order, solved: ["groups"]).text == "sum@2 product@2 window@3")
    // A list keeps what is solved, beside what comes before it.
    #expect(
      draft(Self.order(weeks: 1), solved: ["sum", "tree", "robber"]).text
        == "sum@2 groups@2 window@3 tree@3 path@5 coins@7 robber@7")
    #expect(draft(Self.order(weeks: 1), solved: Set(smallCatalogue.map(\.slug))).entries.count == 7)
  }

  @Test func `the order of the catalogue does not matter`() {
    for order in [Self.order(weeks: 3), Self.order(.everything, hours: 2, interview: .march(9))] {
      let turned = Planning.draft(order, catalogue: smallCatalogue.reversed(), solved: [])
      #expect(turned == draft(order))
    }
  }
}
