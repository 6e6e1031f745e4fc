@testable import CodingFeature
import Domain
import Foundation
import Store
import Synchronization
import Testing
import TestSupport

@testable import SiteKit

@Suite struct ReferenceTimeTests {
  private let problem: Problem = {
    var problem = Problem.twoSum
    problem.solutions.append(Solution(name: "fast", language: .swift, source: "swift"))
    return problem
  }()
  private let swift = RunnerStatus.Toolchain(language: .swift, version: "Swift 6.3", path: "/")

  /// A machine whose second case is the slowest, with 40 ms.
  private func script(
    _ toolchains: [RunnerStatus.Toolchain], verdict: VerdictKind = .accepted
  ) -> ScriptedRunner {
    ScriptedRunner(toolchains: toolchains) { _, item in
      var result = CaseResult.accepted(item, answer: [0, 1])
      result.cpuMilliseconds = item.input == [[3, 2, 4], 6] ? 40 : 5
      result.verdict = verdict
      return result
    }
  }

  private func time(_ script: ScriptedRunner, _ folder: URL) async throws -> Double? {
    let answers = ExpectedAnswers(runner: script.runner, cacheFolder: folder)
    let cases = try await answers.cases(of: problem) {}
    return try await answers.time(of: problem, for: .swift, on: cases) {}?.milliseconds
  }

  @Test func `the slowest case of the Swift reference is measured once`() async throws {
    try await withTemporaryFolder { folder in
      let script = script([swift])
      for _ in 0..<2 {
        let time = try await time(script, folder)
        #expect(time == 40)
      }
      let answers = ExpectedAnswers(runner: script.runner, cacheFolder: folder)
      #expect(await answers.knownTime(of: problem, for: .swift)?.milliseconds == 40)
      #expect(script.jobs.map(\.language) == [.swift])
      #expect(script.jobs[0].isOptimised)
      #expect(script.jobs[0].cases.count == 3)
      #expect(script.jobs[0].problem.limits.cpuMilliseconds == 10_000)
    }
  }

  @Test func `another compiler is measured anew`() async throws {
    try await withTemporaryFolder { folder in
      var newer = swift
      newer.version = "Swift 6.4"
      _ = try await time(script([swift]), folder)
      let later = script([newer])
      let answers = ExpectedAnswers(runner: later.runner, cacheFolder: folder)
      #expect(await answers.knownTime(of: problem, for: .swift) == nil)
      let time = try await time(later, folder)
      #expect(time == 40)
      #expect(later.jobs.count == 1)
    }
  }

  @Test func `without Swift the Python reference is measured and said to be Python's`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let script = script([
        .init(language: .swift, version: nil, path: ""),
        .init(language: .python, version: "Python 3.13", path: "/"),
      ])
      let services = Services(
        problems: .fixed([problem]), runner: script.runner, database: try .empty(),
        now: { .sample }, cacheFolder: folder)
      try await Coding.judge(
        Coding.Submission(slug: "two-sum", language: .cpp, source: "mine", purpose: .submit),
        with: services
      ) { _ in }
      #expect(script.jobs.map(\.language) == [.python, .cpp])
      #expect(script.jobs.last?.referenceCPUMilliseconds == 40)
      #expect(script.jobs.last?.referenceLanguage == .python)
    }
  }

  @Test func `a first submission runs the reference once, for answers and for the time`()
    async throws
  {
    try await withTemporaryFolder { folder in
      var problem = problem
      problem.tests[2].expected = nil
      let script = script([swift])
      let answers = ExpectedAnswers(runner: script.runner, cacheFolder: folder)
      let cases = try await answers.cases(of: problem) {}
      let time = try await answers.time(of: problem, for: .swift, on: cases) {}
      #expect(cases.map(\.expected) == problem.tests.map { $0.expected ?? [0, 1] })
      #expect(time == .init(milliseconds: 40, language: .swift))
      #expect(script.jobs.count == 1)
    }
  }

  @Test func `where no reference can be run nothing is measured`() async throws {
    try await withTemporaryFolder { folder in
      let missing = RunnerStatus.Toolchain(language: .swift, version: nil, path: "")
      for toolchains in [[missing], []] {
        let script = script(toolchains)
        let time = try await time(script, folder)
        #expect(time == nil)
        #expect(script.jobs.isEmpty)
      }
    }
  }

  @Test func `a reference that fails is not asked again`() async throws {
    try await withTemporaryFolder { folder in
      let script = script([swift], verdict: .runtimeError)
      for _ in 0..<2 {
        let time = try await time(script, folder)
        #expect(time == nil)
      }
      #expect(script.jobs.count == 1)
    }
  }

  @Test func `a submission carries the measure, a run only one that is known`() async throws {
    try await withTemporaryFolder { folder in
      let script = script([swift])
      let services = Services(
        problems: .fixed([problem]), runner: script.runner, database: try .empty(),
        now: { .sample }, cacheFolder: folder)
      for purpose in [Attempt.Purpose.run, .submit, .run] {
        try await Coding.judge(
          Coding.Submission(
            slug: "two-sum", language: .python, source: "mine", purpose: purpose, learner: "ada"),
          with: services
        ) { _ in }
      }
      let own = script.jobs.filter { $0.source == "mine" }
      #expect(own.map(\.referenceCPUMilliseconds) == [nil, 40, 40])
      #expect(own.map(\.learner) == ["ada", "ada", "ada"])
      #expect(script.jobs.count == 4)
    }
  }

  /// A machine on which the learner's second case takes `mine`, the fast reference's 40 ms and the
  /// brute one's `brute`.
  private func limited(mine: Double, brute: Double) -> ScriptedRunner {
    ScriptedRunner(toolchains: [swift]) { job, item in
      var result = CaseResult.accepted(item, answer: item.expected ?? [0, 1])
      guard item.input == [[3, 2, 4], 6] else { return result }
      result.cpuMilliseconds = ["mine": mine, "brute": brute][job.source] ?? 40
      let limit = job.problem.limits.derived(
        for: job.language, reference: job.referenceCPUMilliseconds, in: job.referenceLanguage)
      if result.cpuMilliseconds > Double(limit.cpuMilliseconds) { result.verdict = .timeLimit }
      return result
    }
  }

  @Test(arguments: [
    // Within the floor the brute reference is allowed, and sets the limit.
    (700.0, 3000.0, VerdictKind.accepted, ["swift", "mine", "brute", "mine", "mine"]),
    (700, 8000, .timeLimit, ["swift", "mine", "brute", "mine", "mine"]),
    // It is not allowed: the fast reference's limit stands.
    (1500, 3000, .timeLimit, ["swift", "mine", "brute", "mine"]),
    // Nothing is over its limit: nobody asks.
    (700, 900, .accepted, ["swift", "mine", "mine"]),
  ])
  func `all references are measured once a case goes over the limit, before it counts`(
    brute: Double, mine: Double, kind: VerdictKind, sources: [String]
  ) async throws {
    var problem = problem
    problem.solutions.append(Solution(name: "brute", language: .swift, source: "brute"))
    try await withTemporaryFolder { [problem] folder in
      let script = limited(mine: mine, brute: brute)
      let services = Services(
        problems: .fixed([problem]), runner: script.runner, database: try .empty(),
        now: { .sample }, cacheFolder: folder)
      for _ in 0..<2 {
        let told = Mutex<[VerdictKind]>([])
        let attempt = try await Coding.judge(
          Coding.Submission(slug: "two-sum", language: .cpp, source: "mine", purpose: .submit),
          with: services
        ) { event in
          if case .caseFinished(let result) = event {
            told.withLock { $0.append(result.verdict) }
          }
        }
        #expect(attempt.verdict.verdict == kind)
        #expect(told.withLock { $0.contains(.timeLimit) } == (kind == .timeLimit))
      }
      #expect(script.jobs.filter { !$0.isProbe }.map(\.source).filter { $0 != "search" } == sources)
    }
  }
}
