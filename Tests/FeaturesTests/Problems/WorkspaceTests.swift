@testable import AppFeature
@testable import CodingFeature
import Domain
import Foundation
import Markup
import SiteKit
import Store
import Testing
import TestSupport

@Suite struct WorkspaceTests {
  private let context = PageContext(nonce: "nonce", formToken: "token")

  private func model(
    _ services: Services, _ view: ProblemView = ProblemView(language: .swift),
    job: JobBoard.Snapshot? = nil
  ) async throws -> Workspace.Model {
    try await Workspace.model(slug: "two-sum", view: view, job: job, with: services)
  }

  @Test func `a first visit shows the starter`() async throws {
    let model = try await model(try .test(problems: [.twoSum]))
    #expect(model.source.contains("func twoSum(_ nums: [Int], _ target: Int) -> [Int]"))
    #expect(model.revision == 0)
    #expect(model.saved == Workspace.DraftState(nil, slug: "two-sum", language: .swift))
    #expect(model.examples.map(\.title) == ["Example 1", "Example 2"])
    #expect(model.submissions.isEmpty)
    #expect(model.results == nil)
    #expect(model.tabs.filter(\.isCurrent).map(\.name) == ["description"])
  }

  @Test func `everything that was left is found again`() async throws {
    let services = try Services.test(problems: [.twoSum])
    let database = services.database
    _ = try await database.saveDraft(
      slug: "two-sum", language: .swift, source: "let mine = 1", basedOn: 0, at: services.now())
    try await database.addOwnCase(slug: "two-sum", input: [[1, 2], 3], expected: nil)
    try await database.recordAttempt(
      purpose: .submit, source: "x", verdict: .sample(.accepted), finishedAt: services.now())
    let model = try await model(services)
    #expect(model.source == "let mine = 1")
    #expect(model.revision == 1)
    #expect(model.ownCases.rows.map(\.title) == ["Own case 1"])
    #expect(model.submissions.map(\.verdict) == ["Accepted"])
  }

  @Test func `the language last chosen is remembered`() async throws {
    let services = try Services.test(problems: [.twoSum])
    #expect(try await model(services, ProblemView()).language == .swift)
    #expect(try await model(services, ProblemView(language: .python)).language == .python)
    #expect(try await model(services, ProblemView()).language == .python)
  }

  @Test func `every language can be chosen, and says when it is not installed`() async throws {
    let missing = RunnerStatus.Toolchain(
      language: .rust, version: nil, path: "",
      remedy: "Install it, for example with `apt-get install <rustc>`.")
    let status = RunnerStatus(level: "L4", steps: [], toolchains: [missing])
    let runner = Runner(judge: Runner.accepting.judge, status: { status })
    let services = try Services.test(problems: [.twoSum], runner: runner)
    let go = try await model(services, ProblemView(language: .go))
    #expect(
      go.languages.map(\.title) == ["Swift", "Python", "C++", "Java", "JavaScript", "Go", "Rust"])
    #expect(go.languages.map(\.note) == [nil, nil, nil, nil, nil, nil, "not installed"])
    #expect(go.obstacle == nil)
    let rust = Workspace.html(
      try await model(services, ProblemView(language: .rust)), context
    ).text
    expectWellFormed(rust)
    #expect(rust.contains("<strong>Rust can&#39;t be run on this machine.</strong>"))
    #expect(rust.contains("<code>apt-get install &lt;rustc&gt;</code>"))
    #expect(!rust.contains("data-fragment=\"run\""))
    #expect(!rust.contains("data-diagnose"))
    #expect(rust.contains("<textarea id=\"source\""))
  }

  @Test func `only related problems that exist are linked, each once`() async throws {
    var problem = Problem.twoSum
    problem.companions = ["harder": ["3sum", "two-sum"], "easier": ["two-sum"]]
    problem.prerequisites = ["contains-duplicate"]
    let model = try await model(try .test(problems: [problem]))
    #expect(model.links.map(\.relation) == ["Easier"])
    #expect(model.links.map(\.title) == ["Two Sum"])
    #expect(model.links.map(\.status) == [.new])
  }

  @Test(
    arguments: [("TreeNode", "int"), ("int", "TreeNode[]")] as [(String, String)])
  func `a problem with trees says how they are written`(takes: String, gives: String)
    async throws
  {
    var problem = Problem.twoSum
    #expect(try await model(try .test(problems: [problem])).notation == nil)
    let root = Parameter(name: "root", type: try #require(ValueType(takes)))
    problem.signature = .function(
      FunctionSignature(
        name: "grow", parameters: [root], returns: try #require(ValueType(gives))))
    problem.tests = []
    let model = try await model(try .test(problems: [problem]))
    let html = Workspace.html(model, context).text
    #expect(html.contains("<p class=\"note\">Trees are written level by level"))
  }

  @Test func `solutions in the chosen language come first`() async throws {
    var problem = Problem.twoSum
    problem.solutions = [
      Solution(name: "brute", language: .swift, source: "b"),
      Solution(name: "fast", language: .python, source: "p"),
      Solution(name: "two-pointers", language: .swift, source: "t"),
      Solution(name: "fast", language: .swift, source: "f"),
    ]
    let model = try await model(try .test(problems: [problem]))
    #expect(model.programs.map(\.title) == ["Fast", "Brute force", "Two pointers", "Fast"])
    #expect(model.programs.map(\.source) == ["f", "b", "t", "p"])
  }

  @Test func `an unknown problem is refused with the nearest names`() async throws {
    let services = try Services.test(problems: [.twoSum])
    await #expect(throws: CodingError.unknownProblem(slug: "two-summ", nearest: ["two-sum"])) {
      _ = try await Workspace.model(slug: "two-summ", view: ProblemView(), with: services)
    }
  }

  @Test func `the page`() async throws {
    let services = try Services.test(problems: [.twoSum])
    try await services.database.addOwnCase(slug: "two-sum", input: [[1, 2], 3], expected: [0, 1])
    _ = try await services.database.saveDraft(
      slug: "two-sum", language: .swift, source: "\nlet a = \"</textarea>\"", basedOn: 0,
      at: services.now())
    try await services.database.recordAttempt(
      purpose: .submit, source: "x", verdict: .sample(.wrongAnswer), finishedAt: services.now())
    let html = Workspace.html(try await model(services), context)
    expectWellFormed(html.text)
    try expectSnapshot(html.text, named: "problem.html")
  }

  @Test(arguments: ProblemView.Tab.allCases)
  func `a tab can be opened by its address`(tab: ProblemView.Tab) async throws {
    let model = try await model(
      try .test(problems: [.twoSum]), ProblemView(tab: tab, language: .python))
    let html = Workspace.html(model, context)
    expectWellFormed(html.text)
    #expect(model.tabs.filter(\.isCurrent).map(\.name) == [tab.rawValue])
    #expect(
      html.text.contains("<div id=\"\(tab.rawValue)\" class=\"panel prose\" tabindex=\"-1\">"))
  }

  @Test func `a page with a run under way asks again by itself without scripts`() async throws {
    let board = JobBoard(makeIdentifier: { "job1" })
    let id = try await board.start(
      Coding.Submission(slug: "two-sum", language: .swift, source: "x", purpose: .run))
    let model = try await model(
      try .test(problems: [.twoSum]), ProblemView(language: .swift, job: id),
      job: await board.snapshot(of: id))
    let html = Workspace.html(model, context)
    expectWellFormed(html.text)
    #expect(html.text.contains("<noscript><meta http-equiv=\"refresh\" content=\"1\"></noscript>"))
    #expect(html.text.contains("data-events=\"/jobs/job1/events\""))
    #expect(html.text.contains("formaction=\"/jobs/job1/cancel\""))
  }

  @Test func `a page asks again until the verdict is kept`() async throws {
    let submission = Coding.Submission(
      slug: "two-sum", language: .swift, source: "x", purpose: .run)
    let verdict = Verdict.sample(.accepted)
    for (events, isOver) in [
      ([.judged(verdict)], false),
      ([.judged(verdict), .finished(.sample(verdict))], true),
      ([.judged(verdict), .failed(message: "The disk is full.", hint: nil)], true),
    ] as [([Coding.Event], Bool)] {
      let job = JobBoard.Snapshot(id: "job1", submission: submission, events: events)
      let model = try await model(try .test(problems: [.twoSum]), job: job)
      let html = Workspace.html(model, context).text
      #expect(html.contains("<h2>Accepted</h2>"))
      #expect(html.contains("http-equiv=\"refresh\"") != isOver)
    }
  }

  @Test func `every file that the page names is there`() async throws {
    let html = Workspace.html(try await model(try .test(problems: [.twoSum])), context).text
    let names = html.split(separator: "\"").compactMap { text -> String? in
      guard case .asset(let file) = SitePath(String(text)), !file.isEmpty else { return nil }
      return file
    }
    #expect(names.contains("js/workspace.js"))
    for name in names {
      let file = repositoryRoot.appending(path: "Public").appending(path: name)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(name) is missing")
    }
  }

  @Test func `the page of a past attempt`() throws {
    let attempt = Attempt.sample(.sample(.wrongAnswer, cases: [.sample(0, .wrongAnswer)]))
    let html = Workspace.attempt(attempt, of: .twoSum, revision: 3, context: context)
    expectWellFormed(html.text)
    try expectSnapshot(html.text, named: "attempt.html")
  }

  @Test func `two versions of a draft are offered side by side`() throws {
    let ours = Draft(
      slug: "two-sum", language: .swift, revision: 4, source: "<mine>", savedAt: .sample)
    let theirs = Draft(
      slug: "two-sum", language: .swift, revision: 3, source: "theirs\n2", savedAt: .sample)
    let html = Workspace.conflict(current: theirs, kept: ours)
    expectWellFormed(html.text)
    try expectSnapshot(html.text, named: "conflict.html")
    let history = Workspace.history([ours, theirs], slug: "two-sum", language: .swift)
    expectWellFormed(history.text)
    try expectSnapshot(history.text, named: "history.html")
    expectWellFormed(Workspace.conflictPage(current: theirs, kept: ours, context: context).text)
    let page = Workspace.historyPage([ours], slug: "two-sum", language: .swift, context: context)
    expectWellFormed(page.text)
    #expect(page.text.contains("<form id=\"workbench\" method=\"post\""))
  }

  @Test func `an input that cannot be read stays in its field with the reason`() {
    let model = Workspace.OwnCases(
      [], problem: .twoSum, typed: "[1,", typedExpected: "<", trouble: "This is not valid JSON.")
    let html = Workspace.ownCases(model).text
    expectWellFormed(html)
    #expect(html.contains(">\n[1,</textarea>"))
    #expect(html.contains("value=\"&lt;\""))
    #expect(html.contains("role=\"alert\">This is not valid JSON.</p>"))
  }
}
