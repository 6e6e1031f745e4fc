import Domain
import Markup
import SiteKit
import Store
@testable import StudyFeature
import Testing
import TestSupport

@Suite struct PlanViewTests {
  private static let context = PageContext(nonce: "nonce", formToken: "token")

  /// A plan on its third day, with a problem missed and a change that can be undone.
  private func model() async throws -> Plan.Model {
    let world = try PlanWorld()
    try await Plan.start(PlanRequest(hours: 2, until: .march(16)), with: world.services)
    try await world.solve("two-sum")
    try await Plan.advance(with: world.services)
    world.go(to: 6)
    return try await world.model()
  }

  @Test func `the plan as a page and for the terminal`() async throws {
    let model = try await model()
    let html = Plan.html(model, Self.context).text
    expectWellFormed(html)
    try expectSnapshot(html, named: "plan.html")
    try expectSnapshot(Plan.text(model), named: "plan.txt")
    try expectSnapshot(Plan.json(.plan(model)).json + "\n", named: "plan.json")
  }

  @Test func `the choice as a page and for the terminal`() async throws {
    let world = try PlanWorld()
    let model = try await Plan.choices(
      PlanRequest(hours: 3, until: .march(2), known: [.trees]), trouble: "Too <soon>.",
      with: world.services)
    let html = Plan.choicesHTML(model, Self.context).text
    expectWellFormed(html)
    try expectSnapshot(html, named: "choices.html")
    try expectSnapshot(Plan.text(model), named: "choices.txt")
    #expect(Plan.noPlanText(model).contains("focus plan --list"))
    #expect(Plan.json(.choices(model)) == ["plan": .null])
  }

  @Test func `a preview as a page and for the terminal`() async throws {
    let world = try PlanWorld()
    try await Plan.start(PlanRequest(key: "days"), with: world.services)
    let request = PlanRequest(hours: 1, until: .march(14), known: [.stack])
    let model = Plan.PreviewModel(try await Plan.preview(request, with: world.services))
    let html = Plan.previewHTML(model, Self.context).text
    expectWellFormed(html)
    try expectSnapshot(html, named: "preview.html")
    try expectSnapshot(Plan.text(model), named: "preview.txt")
  }

  @Test func `what moves as a page and for the terminal`() async throws {
    let world = try PlanWorld()
    try await Plan.start(PlanRequest(hours: 2, until: .march(9)), with: world.services)
    world.go(to: 6)
    let model = Plan.ReplanModel(try await Plan.replanning(with: world.services))
    let html = Plan.replanHTML(model, Self.context).text
    expectWellFormed(html)
    try expectSnapshot(html, named: "replan.html")
    try expectSnapshot(Plan.text(model), named: "replan.txt")
    expectWellFormed(Plan.resetHTML(title: "A <plan>", Self.context).text)
  }

  @Test(arguments: [
    (PlanPath.page, "/plan"), (.month(.march(2)), "/plan?month=2026-03"),
    (.choose, "/plan/choose"), (.start, "/plan/start"), (.replan, "/plan/replan"),
    (.advance, "/plan/advance"), (.reset, "/plan/reset"), (.restore(id: 7), "/plan/former/7"),
    (
      .preview(
        PlanRequest(hours: 6, until: .march(31), known: [.trees, .dp1d]), month: .march(1)),
      "/plan/preview?hours=6&until=2026-03-31&known=trees%2Cdp-1d&month=2026-03"
    ),
    (
      .preview(PlanRequest(key: "grind", start: .march(2), weeks: 4), month: nil),
      "/plan/preview?key=grind&start=2026-03-02&weeks=4"
    ),
  ])
  func `an address is written and read back`(path: PlanPath, text: String) {
    #expect(SitePath.plan(path).description == text)
    guard case .plan(let read)? = SitePath(text) else {
      Issue.record("\(text) is no address of the plan")
      return
    }
    #expect(SitePath.plan(read).description == text)
  }

  @Test func `an address's boxes say which topics are known`() {
    let path = SitePath("/plan/preview?until=2026-03-31&hours=2&known-trees=1&known-dp-1d=1")
    #expect(
      path
        == .plan(
          .preview(
            PlanRequest(hours: 2, until: .march(31), known: [.trees, .dp1d]), month: nil)))
    #expect(SitePath("/plan/former/x") == nil && SitePath("/plan/nowhere") == nil)
  }
}
