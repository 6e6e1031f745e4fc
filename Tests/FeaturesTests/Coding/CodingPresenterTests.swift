@testable import AppFeature
@testable import CodingFeature
import Domain
import Markup
import SiteKit
import Testing
import TestSupport

@Suite struct CodingPresenterTests {
  static let verdicts: [(Verdict, Attempt.Purpose, String)] = [
    (.sample(.accepted), .submit, "Accepted: All 2 cases passed."),
    (.sample(.accepted, cases: [.sample(0)]), .submit, "Accepted: The only case passed."),
    (
      .sample(.wrongAnswer, cases: [.sample(0), .sample(1, .wrongAnswer)], total: 50), .submit,
      "Wrong answer: 1 of 50 cases passed; case 2 is the first that didn't."
    ),
    (
      .sample(
        .compileError, cases: [], total: 3,
        diagnostics: [Diagnostic(line: 3, column: 5, severity: .error, message: "no")]), .run,
      "Compile error: 1 error; no case was run."
    ),
    (
      .sample(.cancelled, cases: [.sample(0)], total: 3), .submit,
      "Cancelled: Stopped after 1 of 3 cases."
    ),
    (
      .sample(.timeLimit, cases: [.sample(0, .timeLimit)], total: 1), .submit,
      "Time limit exceeded: 0 of 1 case passed; case 1 is the first that didn't."
    ),
  ]

  @Test func `libraries that are compiled once are named while it lasts`() {
    #expect(
      Coding.words(forMakingReady: ["Collections", "Numerics", "Algorithms"])
        == "Compiling Collections, Numerics and Algorithms, the first time only "
        + "(about half a minute)…")
    #expect(Coding.words(forMakingReady: ["Numerics"]).hasPrefix("Compiling Numerics, the first"))
  }

  @Test(arguments: verdicts)
  func `a verdict is told in words`(verdict: Verdict, purpose: Attempt.Purpose, words: String) {
    let model = Coding.Model(verdict: verdict, purpose: purpose, problem: .twoSum)
    #expect("\(model.headline): \(model.summary)" == words)
  }

  @Test(arguments: VerdictKind.allCases)
  func `every verdict has a page and a text`(kind: VerdictKind) {
    let verdict = Verdict.sample(kind, cases: [.sample(0, kind, note: "<why>", stdout: "<out>")])
    let model = Coding.Model(verdict: verdict, purpose: .submit, problem: .twoSum)
    let html = Coding.results(model).text
    expectWellFormed(html)
    #expect(html.contains(kind.title))
    #expect(!html.contains("<out>"))
    #expect(Coding.text(model).hasPrefix(kind.title))
  }

  private func fragments(_ events: [Coding.Event]) -> (standing: String, latest: Fragment?) {
    let job = JobBoard.Snapshot(
      id: "j1",
      submission: Coding.Submission(
        slug: "two-sum", language: .swift, source: "x", purpose: .submit), events: events)
    return (
      Coding.standing(of: job, problem: .twoSum).text, Coding.fragment(for: job, problem: .twoSum)
    )
  }

  @Test func `a verdict is shown before it is kept, and is no submission until then`() {
    let verdict = Verdict.sample(.accepted)
    let (early, first) = fragments([.compiling, .judged(verdict)])
    expectWellFormed(early)
    #expect(early.contains("<h2>Accepted</h2>"))
    #expect(
      early.contains("id=\"keeping-j1\" class=\"keeping\" data-events=\"/jobs/j1/events?after=2\""))
    #expect(!early.contains("attempt-7"))
    // The pane itself is done: the learner may run, check and trace again.
    #expect(!early.contains("<section id=\"results\" aria-label=\"Results\" data-events"))
    #expect(!early.contains("Cancel"))
    #expect(first?.event == "verdict")
    #expect(first?.html.text == early)
    let events = [.compiling, .judged(verdict), Coding.Event.finished(.sample(verdict))]
    let (late, last) = fragments(events)
    expectWellFormed(late)
    #expect(!late.contains("keeping"))
    #expect(late.contains("id=\"attempt-7\" data-new-in=\"attempts\""))
    #expect(last?.event == "end")
    #expect(last?.html.text.contains("<h2>") == false)
    #expect(last?.html.text.contains("<p id=\"keeping-j1\" hidden></p>") == true)
    #expect(last?.html.text.contains("id=\"attempt-7\"") == true)
  }

  @Test func `what a search finds comes in the place of the failing case`() {
    let verdict = Verdict.sample(.wrongAnswer, cases: [.sample(0, .wrongAnswer)])
    let attempt = Attempt.sample(verdict)
    let begun: [Coding.Event] = [.compiling, .judged(verdict), .shrinking(attempt)]
    let (early, kept) = fragments(begun)
    expectWellFormed(early)
    #expect(early.contains("id=\"failure-j1\""))
    #expect(early.contains("class=\"search\" data-events=\"/jobs/j1/events?after=3\""))
    #expect(early.contains("id=\"attempt-7\""))
    #expect(kept?.event == "kept")
    #expect(kept?.html.text.contains("Looking for a smaller input") == true)
    #expect(kept?.html.text.contains("id=\"attempt-7\"") == true)
    var better = attempt
    better.verdict.counterexample = Counterexample(
      input: [[0, 0], 0], expected: [0, 1], actual: [], shrunkFrom: 3)
    for (end, words) in [(better, "A smaller input fails"), (attempt, "No smaller failing input")] {
      let (late, last) = fragments(begun + [.finished(end)])
      expectWellFormed(late)
      #expect(!late.contains("data-events"))
      #expect(last?.event == "end")
      #expect(last?.html.text.contains("<div class=\"failure\" id=\"failure-j1\">") == true)
      #expect(last?.html.text.contains(words) == true)
      // The list of submissions has its line already.
      #expect(last?.html.text.contains("id=\"attempt-7\"") == false)
    }
  }

  @Test func `the way to a report comes with the last event`() {
    let hidden = CaseResult.sample(1, .wrongAnswer, visible: false, actual: [])
    let attempt = Attempt.sample(.sample(.wrongAnswer, cases: [.sample(0), hidden]))
    let begun: [Coding.Event] = [.judged(attempt.verdict), .shrinking(attempt)]
    for events in [Array(begun.prefix(1)), begun] {
      #expect(!fragments(events).standing.contains("This test is wrong"))
    }
    for events in [begun, Array(begun.prefix(1))] {
      let last = fragments(events + [.finished(attempt)]).latest?.html.text
      #expect(last?.contains("href=\"/problems/two-sum/attempts/7/cases/1/report\"") == true)
    }
  }

  @Test func `a case that is left out is a mark of its own while it runs`() {
    let hidden = CaseResult.sample(1, .wrongAnswer, visible: false, actual: [])
    let exclusion = Exclusion(
      index: 1, input: hidden.input, reason: "No.", insisted: true, report: 4)
    let events: [Coding.Event] = [
      .leavingOut([exclusion]), .planned(visible: [true, false]), .compiling,
      .caseFinished(hidden),
    ]
    let (standing, latest) = fragments(events)
    expectWellFormed(standing)
    #expect(latest?.html.text.contains("class=\"mark calm out\"") == true)
    #expect(latest?.html.text.contains("Case 2: left out by you; it ended with:") == true)
    #expect(fragments(Array(events.prefix(2))).latest?.html.text.contains("calm out") == true)
  }

  @Test func `a verdict that cannot be kept says why, in its own place`() {
    let trouble = Coding.Event.failed(message: "The disk is full.", hint: "Free some space.")
    let (pane, last) = fragments([.judged(.sample(.wrongAnswer)), trouble])
    expectWellFormed(pane)
    #expect(pane.contains("<h2>Wrong answer</h2>"))
    #expect(pane.contains("The disk is full. Free some space."))
    #expect(!pane.contains("data-events"))
    #expect(last?.event == "end")
    #expect(
      last?.html.text.contains("<div id=\"keeping-j1\" class=\"obstacle\" role=\"alert\">") == true)
    #expect(fragments([trouble]).latest?.event == "verdict")
  }

  @Test func `a wrong submission shows its first failing case, hidden ones too`() throws {
    let verdict = Verdict.sample(
      .wrongAnswer,
      cases: [
        .sample(0), .sample(1, .wrongAnswer, visible: false, actual: [], stdout: "here\n"),
        .sample(2, .runtimeError, visible: false, actual: nil, note: "Index out of range"),
      ], total: 4,
      complexity: ComplexityVerdict(
        verdict: "like the slow reference", fit: "n^2", expected: "n", confidence: 0.97))
    let model = Coding.Model(verdict: verdict, purpose: .submit, problem: .twoSum)
    #expect(model.failure?.title == "Case 2: Wrong answer")
    #expect(model.failure?.addable == "[[3,3],6]")
    #expect(model.marks.map(\.tone) == [.good, .bad, .bad, .calm])
    let html = Coding.results(model)
    expectWellFormed(html.text)
    try expectSnapshot(html.text, named: "wrong-answer.html")
    try expectSnapshot(Coding.text(model), named: "wrong-answer.txt")
  }

  @Test(arguments: [(VerdictKind.timeLimit, false), (.accepted, true)])
  func `evidence is shown, and folded where all is well`(kind: VerdictKind, isFolded: Bool) {
    var verdict = Verdict.sample(kind, cases: [.sample(0, kind)])
    verdict.evidence = ["Repeated, as it was within 15 % of the limit."]
    let model = Coding.Model(verdict: verdict, purpose: .submit, problem: .twoSum)
    let html = Coding.results(model).text
    expectWellFormed(html)
    #expect(html.contains("<li>Repeated, as it was within 15 % of the limit.</li>"))
    #expect(html.contains("<summary>How it was measured</summary>") == isFolded)
    let lines = Coding.text(model).split(separator: "\n")
    let place = lines.firstIndex(of: "- Repeated, as it was within 15 % of the limit.")
    #expect((place == lines.indices.last) == isFolded)
  }

  @Test func `the smallest counterexample stands in for the failing case`() {
    let verdict = Verdict.sample(
      .wrongAnswer, cases: [.sample(0, .wrongAnswer)],
      counterexample: Counterexample(
        input: [[0, 0], 0], expected: [0, 1], actual: nil, shrunkFrom: 180))
    let model = Coding.Model(verdict: verdict, purpose: .submit, problem: .twoSum)
    #expect(model.failure?.title == "The smallest input found to fail: Wrong answer")
    #expect(model.failure?.input.map(\.text) == ["[0, 0]", "0"])
    #expect(model.failure?.addable == "[[0,0],0]")
    #expect(model.failure?.traceable == "[[0,0],0]")
    #expect(model.origin?.title == "Case 1: Wrong answer")
    let (html, text) = (Coding.results(model).text, Coding.text(model))
    expectWellFormed(html)
    for page in [html, text] {
      #expect(page.contains("The smallest input found to fail"))
      // The case that it was made from is not told twice.
      #expect(page.split(separator: "Case 1: Wrong answer</summary>").count <= 2)
    }
    #expect(!text.contains("[3, 3]"))
  }

  @Test func `a compile error carries its diagnostics for the editor`() {
    let verdict = Verdict.sample(
      .compileError, cases: [],
      diagnostics: [
        Diagnostic(line: 3, column: 5, severity: .error, message: "no </script> here")
      ])
    let html = Coding.results(Coding.Model(verdict: verdict, purpose: .run, problem: .twoSum)).text
    #expect(
      html.contains(
        #"[{"column":5,"line":3,"message":"no \u003C/script\u003E here","severity":"error"}]"#))
    #expect(html.contains("data-line=\"3\""))
  }

  @Test func `a long value is cut and says how long it is`() {
    var item = CaseResult.sample(0, .wrongAnswer)
    item.input = [.array((0..<9000).map { .int($0) }), 1]
    let model = Coding.Model(
      verdict: .sample(.wrongAnswer, cases: [item]), purpose: .submit, problem: .twoSum)
    let field = model.failure?.input.first
    #expect(field?.text.count == 2001)
    #expect(field?.cut == 52_890)
    #expect(model.failure?.addable == nil)
  }

  @Test func `the calls of a design problem are written as calls`() {
    var problem = Problem.twoSum
    problem.signature = .design(
      DesignSignature(className: "LRUCache", constructor: [], methods: []))
    var item = CaseResult.sample(0, .wrongAnswer)
    item.input = [["LRUCache", "put", "get"], [[2], [1, 1], [1]]]
    let model = Coding.Model(
      verdict: .sample(.wrongAnswer, cases: [item]), purpose: .run, problem: problem)
    #expect(model.failure?.input.map(\.text) == ["LRUCache(2)\nput(1, 1)\nget(1)"])
  }

  @Test(arguments: [
    (0.0, "0 ms"), (0.021, "0.02 ms"), (0.5, "0.5 ms"), (9.999, "10 ms"), (61, "61 ms"),
    (1000, "1 s"), (1249, "1.2 s"), (59_949, "59.9 s"), (125_000, "2 min 5 s"),
  ])
  func `a time is rounded for people`(milliseconds: Double, text: String) {
    #expect(Measure.time(milliseconds: milliseconds) == text)
  }

  @Test(arguments: [
    (0, "0 B"), (1023, "1023 B"), (1536, "1 KB"), (5 << 20, "5 MB"), (5_452_595, "5.2 MB"),
    (256 << 20, "256 MB"), (3 << 29, "1.5 GB"),
  ])
  func `an amount of memory is rounded for people`(bytes: Int, text: String) {
    #expect(Measure.memory(bytes: bytes) == text)
  }

  @Test func `each event of a job gives the piece of the page that it changes`() async throws {
    let board = JobBoard(makeIdentifier: { "j" })
    let services = try Services.test(problems: [.twoSum])
    let id = try await board.start(
      Coding.Submission(slug: "two-sum", language: .swift, source: "x", purpose: .submit))
    let listening = try #require(await board.events(of: id))
    let work = Task { await board.run(with: services) }
    var snapshot = try #require(await board.snapshot(of: id))
    snapshot.events = []
    var names: [String] = []
    for await event in listening {
      snapshot.events.append(event.event)
      let fragment = Coding.fragment(for: snapshot, problem: .twoSum)
      names.append(fragment?.event ?? "")
      expectWellFormed(fragment?.html.text ?? "")
    }
    work.cancel()
    await work.value
    #expect(names == ["marks", "status", "status", "case", "case", "case", "verdict", "end"])
  }
}
