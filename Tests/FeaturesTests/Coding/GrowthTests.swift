@testable import AppFeature
@testable import CodingFeature
import Domain
import Markup
import Store
import Synchronization
import Testing
import TestSupport
@testable import Trials

@testable import SiteKit

/// How a submission's growth is measured, kept and shown.
struct GrowthTests {
  /// Programs whose time follows from their text.
  private func runner(accepts: Bool = true) -> ScriptedRunner {
    ScriptedRunner { job, item in
      let size = Double(item.input[0].elements?.count ?? 0)
      let time =
        switch job.source {
        case "fast": size * 0.01
        case "brute": size * size * 0.01
        case "square": size * size * 0.0002
        default: size * 0.03
        }
      var result = CaseResult.accepted(item, answer: item.expected ?? [])
      result.cpuMilliseconds = 0.02 + time
      if !accepts, !job.isProbe { result.verdict = .wrongAnswer }
      return result
    }
  }

  private func judge(
    _ script: ScriptedRunner, growth: Coding.GrowthWish, problem: Problem = .doubling,
    language: Language = .python, source: String = "mine"
  ) async throws -> (attempt: Attempt, kept: Attempt?, events: [Coding.Event]) {
    try await withTemporaryFolder { folder in
      let services = Services(
        problems: .fixed([problem]), runner: script.runner, database: try .empty(),
        now: { Instant(milliseconds: 0) }, cacheFolder: folder)
      var submission = Coding.Submission(
        slug: "two-sum", language: language, source: source, purpose: .submit, learner: "ada")
      submission.growth = growth
      let seen = Mutex<[Coding.Event]>([])
      let attempt = try await Coding.judge(submission, with: services) { event in
        seen.withLock { $0.append(event) }
      }
      return (
        attempt, try await services.database.attempt(id: attempt.id), seen.withLock(\.self)
      )
    }
  }

  @Test func `what is accepted tells its verdict, is kept, and then gets the word on its growth`()
    async throws
  {
    let script = runner()
    let (attempt, kept, events) = try await judge(script, growth: .afterAccept)
    let found = try #require(attempt.verdict.complexity)
    #expect(found.verdict == "like the fast reference")
    #expect(found.fit == "n")
    #expect(found.expected == "n")
    #expect(found.confidence > 0.5)
    #expect(found.curves?.map(\.program) == ["yours", "fast", "brute"])
    #expect(kept?.verdict.complexity == found)
    var early = attempt
    early.verdict.complexity = nil
    #expect(events.suffix(2) == [.growing(early), .finished(attempt)])
  }

  @Test func `it is measured in probes under the learner's name, the references in Swift`()
    async throws
  {
    let script = runner()
    _ = try await judge(script, growth: .afterAccept)
    let probes = script.jobs.filter(\.isProbe)
    #expect(Set(probes.map(\.source)) == ["mine", "fast", "brute"])
    #expect(probes.allSatisfy { $0.isOptimised && $0.learner == "ada" })
    #expect(probes.allSatisfy { $0.language == ($0.source == "mine" ? .python : .swift) })
  }

  /// The problem with these references, such as `fast.py`.
  private func problem(with references: [(name: String, language: Language)]) -> Problem {
    var problem = Problem.doubling
    problem.solutions = references.map {
      Solution(name: $0.name, language: $0.language, source: $0.name)
    }
    return problem
  }

  @Test(
    arguments: [
      (Language.swift, "mine", "like the fast reference"),
      (.swift, "square", "like the slow reference"), (.cpp, "mine", "like the fast reference"),
    ])
  func `where only Python has a brute reference, slopes are compared with Python's`(
    language: Language, source: String, word: String
  ) async throws {
    let script = runner()
    let problem = problem(with: [("fast", .swift), ("fast", .python), ("brute", .python)])
    let (attempt, _, _) = try await judge(
      script, growth: .afterAccept, problem: problem, language: language, source: source)
    let found = try #require(attempt.verdict.complexity)
    #expect(found.verdict == word)
    #expect(
      found.note == "The references ran in Python: only how the times grow is compared.")
    let probes = script.jobs.filter(\.isProbe)
    #expect(Set(probes.map(\.source)) == [source, "fast", "brute"])
    #expect(probes.allSatisfy { $0.language == ($0.source == source ? language : .python) })
  }

  @Test(
    arguments: [
      (Language.swift, Language.swift, true), (.python, .python, true), (.cpp, .swift, true),
      (.java, .swift, true), (.python, .swift, false), (.javascript, .swift, false),
      (.swift, .python, false), (.javascript, .python, false),
    ])
  func `times are compared within a language, and between compiled ones`(
    language: Language, references: Language, compares: Bool
  ) {
    let measure = GrowthMeasure(
      family: "random", curves: [], cpuMilliseconds: 0, language: language,
      referenceLanguage: references)
    #expect(measure.comparesTimes == compares)
  }

  @Test func `who asks hears why nothing can be measured`() async throws {
    let lone = problem(with: [("fast", .swift), ("brute", .python)])
    var frozen = Problem.doubling
    frozen.tests.removeLast()
    for (problem, reason) in [(lone, "no fast and slow reference"), (frozen, "is generated")] {
      if problem == lone {
        let (silent, _, _) = try await judge(runner(), growth: .afterAccept, problem: problem)
        #expect(silent.verdict.complexity == nil)
      }
      let (attempt, kept, events) = try await judge(runner(), growth: .always, problem: problem)
      #expect(attempt.verdict.complexity?.note?.contains(reason) == true)
      #expect(kept?.verdict.complexity == nil)
      #expect(!events.contains { if case .growing = $0 { true } else { false } })
      let model = Coding.Model(attempt: attempt, problem: problem)
      let html = Coding.results(model).text
      expectWellFormed(html)
      #expect(html.contains("Nothing was measured: "))
      #expect(Coding.text(model).contains("Nothing was measured: "))
    }
  }

  @Test(
    arguments: [
      (true, Coding.GrowthWish.never, false), (true, .afterAccept, true),
      (false, .afterAccept, false), (false, .always, true),
    ])
  func `it is measured after an accept, or when it is asked for`(
    accepts: Bool, wish: Coding.GrowthWish, isMeasured: Bool
  ) async throws {
    let (attempt, _, events) = try await judge(runner(accepts: accepts), growth: wish)
    #expect((attempt.verdict.complexity != nil) == isMeasured)
    #expect(events.contains { if case .growing = $0 { true } else { false } } == isMeasured)
  }

  @Test func `the page shows a sentence, a plot and its table`() async throws {
    let (attempt, _, _) = try await judge(runner(), growth: .afterAccept)
    let model = Coding.Model(attempt: attempt, problem: Problem.doubling)
    let html = Coding.results(model).text
    expectWellFormed(html)
    #expect(html.contains("<strong>It grows like the fast reference (n).</strong>"))
    #expect(html.contains("<polyline class=\"yours\""))
    #expect(html.contains("<td>stopped</td>"))
    #expect(Coding.text(model).contains("It grows like the fast reference (n)."))
  }

  @Test func `a page that follows hears that it is measured, and then the word in its place`()
    async throws
  {
    let (attempt, _, events) = try await judge(runner(), growth: .afterAccept)
    let submission = Coding.Submission(
      slug: "two-sum", language: .python, source: "mine", purpose: .submit)
    func fragment(_ count: Int) -> Fragment? {
      Coding.fragment(
        for: JobBoard.Snapshot(
          id: "j1", submission: submission, events: Array(events.prefix(count))),
        problem: Problem.doubling)
    }
    let growing = fragment(events.count - 1)
    #expect(growing?.event == "kept")
    #expect(growing?.html.text.contains("<section class=\"growth\" id=\"growth-j1\"") == true)
    #expect(growing?.html.text.contains("Measuring how it grows…") == true)
    #expect(growing?.html.text.contains("attempt-\(attempt.id)") == true)
    let end = fragment(events.count)
    #expect(end?.event == "end")
    #expect(end?.html.text.contains("It grows like the fast reference (n).") == true)
    #expect(end?.html.text.contains("data-new-in") == false)
  }

  @Test func `a button asks for what was not measured`() async throws {
    let (attempt, _, events) = try await judge(runner(accepts: false), growth: .afterAccept)
    #expect(attempt.verdict.complexity == nil)
    let snapshot = JobBoard.Snapshot(
      id: "j1",
      submission: Coding.Submission(
        slug: "two-sum", language: .python, source: "mine", purpose: .submit), events: events)
    let html = Coding.results(Coding.Model(snapshot: snapshot, problem: Problem.doubling)).text
    expectWellFormed(html)
    #expect(html.contains("name=\"growth\" value=\"1\">How does it grow?</button>"))
  }

  @Test(
    arguments: [
      ("n", "n"), ("n^2", "n²"), ("2^n", "2ⁿ"), ("n * 4^n", "n · 4ⁿ"), ("n log n", "n log n"),
      ("n^1.5", "n¹·⁵"), ("21^n", "21ⁿ"), ("n * n!", "n · n!"),
    ])
  func `growths are written as people write them`(text: String, shown: String) {
    #expect(Coding.formula(text) == shown)
  }
}
