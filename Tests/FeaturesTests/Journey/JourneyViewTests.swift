@testable import AppFeature
import Domain
import Foundation
@testable import JourneyFeature
import Markup
import SiteKit
import Store
import Testing
import TestSupport

@Suite struct JourneyViewTests {
  private let context = PageContext(nonce: "nonce", formToken: "token")
  private let request = Journey.Request(
    subject: .problem(.twoSum, input: [[3, 3], 6]),
    runs: [Journey.Run(language: .python, source: "a < b")], language: .python)

  private func snapshot(_ events: [Journey.Event]) -> Journey.Snapshot {
    Journey.Snapshot(id: "j1", submission: request, events: events)
  }

  @Test func `a recording that grows can be followed, opened and stopped`() throws {
    let html = Journey.report(
      Journey.model(snapshot([.compiling(run: 0), .growing(run: 0, path: "/x", steps: 40)])))
    expectWellFormed(html.text)
    try expectSnapshot(html.text, named: "growing.html")
  }

  @Test func `a recording that failed says where, and has its steps as text`() async throws {
    try await withTemporaryFolder { folder in
      var report = TraceReport.sample(
        path: try writeSampleTrace(into: folder),
        ending: .failed(.runtimeError, note: "IndexError: <list> out of range", line: 3))
      report.answer = [0, 1]
      let model = Journey.model(
        snapshot([.recorded(run: 0, report), .finished]), at: 1, withText: true)
      let html = Journey.report(model)
      expectWellFormed(html.text)
      try expectSnapshot(html.text, named: "failed.html")
    }
  }

  @Test func `the scratch page is a form`() async throws {
    let services = try Services.test(problems: [])
    let model = try await Scratch.model(
      JourneyView(language: .python), journey: nil, with: services)
    let html = Scratch.html(model, context)
    expectWellFormed(html.text)
    try expectSnapshot(html.text, named: "scratch.html")
  }

  @Test func `the scratch page takes the language last used, if it can be recorded`() async throws {
    let services = try Services.test(problems: [])
    for (remembered, shown) in [("swift", Language.swift), ("python", .python), ("rust", .python)] {
      try await services.database.setSetting(LanguageChoice.setting, to: remembered)
      let model = try await Scratch.model(JourneyView(), journey: nil, with: services)
      #expect(model.language == shown)
    }
  }

  @Test func `an editorial has a button wherever it names a solution`() async throws {
    var problem = Problem.twoSum
    problem.editorial =
      "# Two Sum\n\n## One pass\n\nSolution: `fast`\n\nKeep it.\n\nSolution: `none`\n"
    let model = try await Workspace.model(
      slug: "two-sum", view: ProblemView(), with: try .test(problems: [problem]))
    let html = Workspace.html(model, context).text
    expectWellFormed(html)
    #expect(html.contains("name=\"solution\" value=\"python/fast\""))
    #expect(html.contains("Trace it</button>"))
    #expect(html.contains("Solution: <code>none</code>"))
    #expect(!html.contains("Solution: <code>fast</code>"))
  }
}
