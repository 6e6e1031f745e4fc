@testable import CodingFeature
import Domain
import Foundation
import SiteKit
import Store
import Testing
import TestSupport

@Suite(.timeLimit(.minutes(20))) struct ReportsTests {
  /// Two Sum with both references and two hidden tests.
  private static let problem = {
    var problem = Problem.twoSum
    problem.solutions = [
      Solution(name: "fast", language: .swift, source: "fast.swift"),
      Solution(name: "brute", language: .swift, source: "brute.swift"),
      Solution(name: "fast", language: .python, source: "fast.py"),
    ]
    problem.tests.append(
      TestCase(
        input: .frozen([[1, 2], 3]), expected: [0, 1], isVisible: false, reason: "small",
        provenance: "human"))
    return problem
  }()
  private static let tools = [Language.swift, .python].map {
    RunnerStatus.Toolchain(language: $0, version: "1", path: "/usr/bin/x")
  }
  private static let submission = Coding.Submission(
    slug: "two-sum", language: .swift, source: "the learner's", purpose: .submit)

  /// The learner's program fails on these inputs; each reference answers as it is told to.
  private func services(
    _ folder: URL, failing: Set<[Value]> = [[[3, 3], 6]], kind: VerdictKind = .wrongAnswer,
    problem: Problem = problem,
    reference: @escaping @Sendable (_ source: String, _ input: [Value]) -> VerdictKind = {
      _, _ in .accepted
    }
  ) throws -> (services: Services, script: ScriptedRunner) {
    let script = ScriptedRunner(toolchains: Self.tools) { job, item in
      var result = CaseResult.accepted(item, answer: item.expected ?? [0, 1])
      let isLearners = job.source == Self.submission.source
      result.verdict =
        isLearners
        ? (failing.contains(item.input) ? kind : .accepted) : reference(job.source, item.input)
      if result.verdict == .wrongAnswer { result.actual = [7] }
      if ![.wrongAnswer, .accepted].contains(result.verdict) { result.actual = nil }
      return result
    }
    let services = Services(
      problems: .fixed([problem]), runner: script.runner, database: try .empty(),
      now: { .sample }, cacheFolder: folder)
    return (services, script)
  }

  private func submit(_ services: Services) async throws -> Attempt {
    try await Coding.judge(Self.submission, with: services) { _ in }
  }

  private func report(
    _ services: Services, insists: Bool = false, reason: String = "Not unique."
  ) async throws -> TestReport {
    let subject = try await Reports.subject(
      slug: "two-sum", index: nil, input: nil, with: services)
    return try await Reports.make(subject, reason: reason, insists: insists, with: services)
  }

  @Test func `where both references agree the test stands and counts`() async throws {
    try await withTemporaryFolder { folder in
      let (services, script) = try services(folder)
      _ = try await submit(services)
      let report = try await report(services)
      #expect(report.decision == .stands && !report.leavesOut)
      #expect(report.index == 2)
      #expect(report.test.expected == [0, 1] && report.test.actual == [7])
      #expect(report.test.answers.map(\.solution) == ["fast", "fast", "brute"])
      #expect(report.test.answers.map(\.language) == [.swift, .python, .swift])
      #expect(
        script.jobs.suffix(3).allSatisfy { $0.isOptimised && $0.cases[0].expected == [0, 1] })
      let model = Reports.Model(Reports.Standing(report: report), problem: Self.problem)
      #expect(
        model.sentences.first
          == "Both references answer [0,1]; your program answers [7]. The test is valid.")
      #expect(model.canInsist && !model.leavesOut)
      #expect(try await submit(services).verdict.verdict == .wrongAnswer)
    }
  }

  @Test func `a test that the references disagree on is left out, and every verdict says so`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let (services, _) = try services(folder) { source, input in
        source == "brute.swift" && input == [[3, 3], 6] ? .wrongAnswer : .accepted
      }
      _ = try await submit(services)
      let report = try await report(services)
      #expect(report.decision == .disputed && report.leavesOut)
      let model = Reports.Model(Reports.Standing(report: report), problem: Self.problem)
      #expect(model.sentences[0].contains("The references disagree: the test expects [0,1]"))
      #expect(model.sentences[0].contains("the brute reference in Swift answers [7]"))
      #expect(!model.canInsist)
      let verdict = try await submit(services).verdict
      #expect(verdict.verdict == .accepted && verdict.passed == 3 && verdict.total == 4)
      #expect(verdict.cases[2].verdict == .wrongAnswer)
      #expect(
        verdict.excluded == [
          Exclusion(
            index: 2, input: [[3, 3], 6], reason: "Not unique.", insisted: false,
            report: report.id)
        ])
    }
  }

  @Test func `a test that both references contradict is left out`() async throws {
    try await withTemporaryFolder { folder in
      let (services, _) = try services(folder) { _, input in
        input == [[3, 3], 6] ? .wrongAnswer : .accepted
      }
      _ = try await submit(services)
      let report = try await report(services)
      #expect(report.decision == .disputed)
      let words = Reports.Model(Reports.Standing(report: report), problem: Self.problem).sentences
      #expect(
        words[0] == "The references disagree with the test: it expects [0,1], they answer [7]; "
          + "your program answers [7].")
    }
  }

  @Test func `one reference that contradicts the test is not told as both`() async throws {
    try await withTemporaryFolder { folder in
      let (services, _) = try services(folder) { source, input in
        guard input == [[3, 3], 6] else { return .accepted }
        return source == "brute.swift" ? .timeLimit : .wrongAnswer
      }
      _ = try await submit(services)
      let report = try await report(services)
      let words = Reports.Model(Reports.Standing(report: report), problem: Self.problem).sentences
      #expect(
        words[0] == "The fast reference disagrees with the test: it expects [0,1], "
          + "the reference answers [7]; your program answers [7].")
    }
  }

  @Test func `a smallest input that was too large to be kept is told as that`() async throws {
    try await withTemporaryFolder { folder in
      let (services, _) = try services(folder)
      var attempt = try await submit(services)
      attempt.verdict.counterexample = Counterexample(
        input: [[0, 0], 0], expected: [0, 1], actual: [], shrunkFrom: 3)
      try await services.database.recordFindings(on: attempt)
      var report = try await report(services)
      report.smallest?.input = [.array(Array(repeating: 7, count: AppDatabase.keptValueBytes)), 0]
      report = try await services.database.keepReport(report)
      let words = Reports.Model(Reports.Standing(report: report), problem: Self.problem).sentences
      #expect(words.contains { $0.contains("same way, a value too large to save: both") })
    }
  }

  @Test func `an input that breaks a constraint is left out`() async throws {
    try await withTemporaryFolder { folder in
      var problem = Self.problem
      problem.constraints = ["target": ["max": 5]]
      let (services, _) = try services(folder, problem: problem)
      _ = try await submit(services)
      let report = try await report(services)
      #expect(report.decision == .invalid)
      #expect(report.breaches.first?.contains("target") == true)
    }
  }

  @Test func `insisting leaves a test out, taking it back counts it again`() async throws {
    try await withTemporaryFolder { folder in
      let (services, _) = try services(folder)
      _ = try await submit(services)
      let report = try await report(services)
      try await Reports.insist(id: report.id, slug: "two-sum", with: services)
      let accepted = try await submit(services).verdict
      #expect(accepted.verdict == .accepted)
      #expect(accepted.excluded?.map(\.insisted) == [true])
      // The same report again does not undo what the learner insists on.
      await #expect(throws: CodingError.nothingToReport) {
        try await Reports.subject(slug: "two-sum", index: 3, input: nil, with: services)
      }
      #expect(try await self.report(services).decision == .insisted)
      try await Reports.withdraw(id: report.id, with: services)
      let rejected = try await submit(services).verdict
      #expect(rejected.verdict == .wrongAnswer && rejected.excluded == nil)
      let listed = try await Reports.standings(slug: "two-sum", with: services)
      #expect(listed.map(\.report.withdrawnAt) == [.sample])
    }
  }

  @Test func `another failing test still fails the submission`() async throws {
    try await withTemporaryFolder { folder in
      let (services, _) = try services(folder, failing: [[[3, 3], 6], [[1, 2], 3]])
      _ = try await submit(services)
      _ = try await report(services, insists: true)
      let verdict = try await submit(services).verdict
      #expect(verdict.verdict == .wrongAnswer)
      #expect(verdict.firstFailure?.index == 3)
      #expect(verdict.counterexample?.input != [[3, 3], 6])
      #expect(verdict.excluded?.map(\.index) == [2])
      let model = Coding.Model(verdict: verdict, purpose: .submit, problem: Self.problem)
      #expect(model.summary.contains("2 of 4 cases passed, 1 left out by you"))
      #expect(model.marks.map(\.isLeftOut) == [false, false, true, false])
      #expect(model.marks.map(\.tone) == [.good, .good, .calm, .bad])
    }
  }

  @Test(arguments: [VerdictKind.timeLimit, .runtimeError, .internalError])
  func `a reference that gives no answer contradicts nothing`(kind: VerdictKind) async throws {
    try await withTemporaryFolder { folder in
      let (services, script) = try services(folder) { source, _ in
        source == "brute.swift" ? kind : .accepted
      }
      _ = try await submit(services)
      let report = try await report(services)
      #expect(report.decision == .stands)
      #expect(report.test.answers.map(\.verdict) == [.accepted, .accepted, kind])
      #expect(script.jobs.last?.problem.limits.cpuMilliseconds == 3000)
      let words = Reports.Model(Reports.Standing(report: report), problem: nil).sentences
      #expect(words[0].hasPrefix("The fast reference answers [0,1]"))
      #expect(words[1].contains("The brute reference in Swift gave no answer"))
    }
  }

  @Test func `a disagreement on the smallest input counts as well`() async throws {
    try await withTemporaryFolder { folder in
      let (services, _) = try services(folder) { source, input in
        source == "brute.swift" && input == [[0], 0] ? .wrongAnswer : .accepted
      }
      var attempt = try await submit(services)
      attempt.verdict.counterexample = Counterexample(
        input: [[0], 0], expected: [0, 1], actual: [], shrunkFrom: 3)
      try await services.database.recordFindings(on: attempt)
      let report = try await report(services)
      #expect(report.decision == .disputed)
      #expect(report.smallest?.answers.last?.verdict == .wrongAnswer)
      let words = Reports.Model(Reports.Standing(report: report), problem: Self.problem).sentences
      #expect(words.contains { $0.hasPrefix("On the smallest input that fails") })
    }
  }

  @Test func `a case is found by its number, its input or the smallest input`() async throws {
    try await withTemporaryFolder { folder in
      let (services, _) = try services(folder, failing: [[[3, 3], 6], [[1, 2], 3]])
      var attempt = try await submit(services)
      attempt.verdict.counterexample = Counterexample(
        input: [[0, 0], 0], expected: [0, 1], actual: [], shrunkFrom: 3)
      try await services.database.recordFindings(on: attempt)
      for (index, input, found) in [
        (nil, nil, 2), (3, nil, 3), (nil, [[1, 2], 3], 3), (nil, [[0, 0], 0], 2),
      ] as [(Int?, [Value]?, Int)] {
        let subject = try await Reports.subject(
          slug: "two-sum", index: index, input: input, with: services)
        #expect(subject.result.index == found)
      }
      for (index, input) in [(0, nil), (nil, [[9, 9], 18]), (3, [[0, 0], 0])]
        as [(Int?, [Value]?)]
      {
        await #expect(throws: CodingError.nothingToReport) {
          try await Reports.subject(slug: "two-sum", index: index, input: input, with: services)
        }
      }
    }
  }

  @Test func `a visible case and a run are nobody's to report`() async throws {
    try await withTemporaryFolder { folder in
      let (services, _) = try services(folder, failing: [[[3, 2, 4], 6]])
      let attempt = try await submit(services)
      await #expect(throws: CodingError.nothingToReport) {
        try await Reports.subject(slug: "two-sum", attempt: attempt.id, index: 1, with: services)
      }
      await #expect(throws: CodingError.nothingToReport) { try await self.report(services) }
    }
  }

  @Test func `a test that changed is stale, and is not left out`() async throws {
    try await withTemporaryFolder { folder in
      var (services, _) = try services(folder)
      _ = try await submit(services)
      _ = try await report(services, insists: true)
      var changed = Self.problem
      changed.summary.contentVersion = "changed"
      services.problems = .fixed([changed])
      // The same test elsewhere among the others is still the one that was meant.
      changed.tests.swapAt(2, 3)
      services.problems = .fixed([changed])
      #expect(try await submit(services).verdict.excluded?.map(\.index) == [3])
      #expect(try await Reports.standings(with: services).map(\.isStale) == [false])
      changed.tests[3].expected = [1, 0]
      changed.summary.contentVersion = "mended"
      services.problems = .fixed([changed])
      #expect(try await submit(services).verdict.excluded == nil)
      let standing = try #require(try await Reports.standings(with: services).first)
      #expect(standing.isStale)
      let model = Reports.Model(standing, problem: changed)
      #expect(model.headline.hasPrefix("Out of date"))
      #expect(!model.leavesOut && !model.canInsist)
      changed.tests.remove(at: 3)
      services.problems = .fixed([changed])
      #expect(try await Reports.standings(with: services).map(\.isStale) == [true])
      services.problems = .fixed([])
      #expect(try await Reports.standings(with: services).map(\.isStale) == [true])
    }
  }

  @Test(
    arguments: [
      ("", 0), (" \n\t", 0), (String(repeating: "é", count: 501), 501),
      ("e" + String(repeating: "\u{301}", count: 501), 502),
    ])
  func `a reason is needed, and may not be endless`(reason: String, letters: Int) {
    #expect(throws: CodingError.badReason(letters: letters, limit: Reports.longestReason)) {
      try Reports.checked(reason)
    }
  }

  @Test func `a reason is kept without the white space around it`() throws {
    #expect(try Reports.checked(" \n It is\nwrong. ") == "It is\nwrong.")
    #expect(try Reports.checked("\u{1B}[31mIt is\u{7}\u{9B}2J wrong.\r\n") == "[31mIt is2J wrong.")
    #expect(try Reports.checked(String(repeating: "é", count: 500)).count == 500)
  }

  @Test func `the judge hears which cases do not count`() async throws {
    try await withTemporaryFolder { folder in
      let (services, script) = try services(folder)
      _ = try await submit(services)
      _ = try await report(services, insists: true)
      _ = try await submit(services)
      let own = script.jobs.filter { $0.source == Self.submission.source && $0.cases.count == 4 }
      #expect(own.map(\.excluded) == [[], [2]])
    }
  }
}
