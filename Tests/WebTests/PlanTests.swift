import Domain
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import SiteKit
import Store
@testable import StudyFeature
import Testing
import TestSupport

@testable import Web

@Suite struct PlanTests {
  private static let catalogue = SolutionProviding(
    summaries: { [Problem.twoSum.summary] }, problem: { _ in .twoSum },
    plans: {
      [
        PlanTemplate(
          key: "days", title: "One day", about: "Short.", selection: .days([["two-sum"]])),
        PlanTemplate(
          key: "list", title: "The list", about: "Long.",
          selection: .list("blind75", size: 76), weeks: 4),
      ]
    })

  /// The site's clock stands on 2023-11-14.
  @Test func `a plan is chosen, looked at, started and ended without scripts`() async throws {
    try await withSite(catalogue: Self.catalogue) { site in
      let empty = try await site.get("/plan")
      #expect(empty.status == .ok)
      #expect(empty.text.contains("A plan gives each day its problems"))
      #expect(empty.text.contains("<h3>One day</h3>"))
      let preview = try await site.get("/plan/preview?key=list&start=2023-11-20&weeks=2")
      #expect(preview.status == .ok)
      #expect(preview.text.contains("<input type=\"hidden\" name=\"weeks\" value=\"2\">"))
      #expect(preview.text.contains("75 of the 76 problems of this list are not in"))
      let started = try await site.post("/plan/start", ["key": "days"])
      #expect(started.status == .seeOther && started.location == "/plan")
      let page = try await site.get("/plan")
      #expect(page.text.contains("Day 1 of 1 · 0 of 1 solved"))
      #expect(page.text.contains("<a href=\"/problems/two-sum\" data-row>Two Sum</a>"))
      #expect(
        try await site.get("/plan?month=2023-12").text.contains("Nothing is planned this month"))
      #expect(try await site.get("/plan/reset").text.contains("You'll stop following “One day”."))
      #expect(try await site.post("/plan/reset").location == "/plan")
      let former = try await site.get("/plan")
      #expect(former.text.contains("“One day” was ended."))
      #expect(try await site.post("/plan/former/1").location == "/plan")
      #expect(try await site.get("/plan").text.contains("Day 1 of 1"))
    }
  }

  @Test func `what moves is shown first, and only what was shown is done`() async throws {
    try await withSite(catalogue: Self.catalogue) { site in
      try await site.services.database.startPlan(
        PlanDraft(
          order: PlanOrder(
            title: "Old", selection: .days([["two-sum"]]),
            start: CivilDate(daysSinceEpoch: 19_600)),
          entries: [PlanEntry(slug: "two-sum", day: CivilDate(daysSinceEpoch: 19_600))]),
        ending: .replaced, at: Moment(site.services.now(), offsetSeconds: 0),
        forgetting: Instant(milliseconds: 0))
      let shown = try await site.get("/plan/replan")
      #expect(shown.text.contains("<td>Thu 31 Aug</td><td>Tue 14 Nov</td>"))
      #expect(shown.text.contains("<input type=\"hidden\" name=\"day\" value=\"2023-11-14\">"))
      let late = try await site.post("/plan/replan", ["day": "2023-11-13"])
      #expect(late.location == "/plan/replan")
      let done = try await site.post("/plan/replan", ["day": "2023-11-14"])
      #expect(done.location == "/plan")
      #expect(try await site.services.database.plan()?.lastDay.description == "2023-11-14")
    }
  }

  @Test(arguments: [
    ("/plan/preview?until=2023-11-14&hours=3", "leaves no day to study"),
    ("/plan/preview?until=2023-12-01", "The hours per week are missing"),
    ("/plan/preview?key=lost", "no plan called “lost”."),
    ("/plan/preview?key=list&start=yesterday&weeks=70", "The weeks are out of range."),
  ])
  func `what cannot be planned is said beside the form`(
    path: String, words: String
  ) async throws {
    try await withSite(catalogue: Self.catalogue) { site in
      let answer = try await site.get(path)
      #expect(answer.status == .unprocessableContent)
      #expect(answer.text.contains("<p class=\"trouble\" role=\"alert\">"))
      #expect(answer.text.contains(words))
    }
  }

  @Test func `without a plan nothing can be changed`() async throws {
    try await withSite(catalogue: Self.catalogue) { site in
      #expect(try await site.get("/plan/replan").status == .notFound)
      #expect(try await site.post("/plan/advance").status == .notFound)
      #expect(try await site.post("/plan/reset").location == "/plan")
      #expect(try await site.post("/plan/former/3").status == .notFound)
      #expect(try await site.get("/plan/start").status == .methodNotAllowed)
      #expect(try await site.post("/plan").status == .methodNotAllowed)
      try await Plan.start(PlanRequest(key: "days"), with: site.services)
      #expect(try await site.post("/plan/advance").status == .conflict)
    }
  }
}
