@testable import CodingFeature
import Domain
import Foundation
import SiteKit
import Store
import Synchronization
import Testing
import TestSupport

@Suite(.timeLimit(.minutes(20))) struct CounterexampleTests {
  private static let submission = Coding.Submission(
    slug: "two-sum", language: .swift, source: "the learner's", purpose: .submit, learner: "ada")
  private static let tools = [
    RunnerStatus.Toolchain(language: .python, version: "3.11", path: "/usr/bin/python3")
  ]

  /// A learner's program that fails as it is told to; the reference answers everything.
  private func script(
    _ fail: @escaping @Sendable (_ numbers: [Int], _ target: Int) -> VerdictKind?
  ) -> ScriptedRunner {
    ScriptedRunner(toolchains: Self.tools) { job, item in
      var result = CaseResult.accepted(item, answer: item.expected ?? [0, 1])
      guard job.source == Self.submission.source else { return result }
      let numbers = item.input[0].elements?.compactMap(\.integer) ?? []
      guard let kind = fail(numbers, item.input[1].integer ?? 0) else { return result }
      result.verdict = kind
      result.actual = kind == .wrongAnswer ? [7] : nil
      result.note = kind == .runtimeError ? "Index out of range" : nil
      return result
    }
  }

  private func judge(
    _ script: ScriptedRunner, _ submission: Coding.Submission = submission,
    of problem: Problem = .twoSum
  ) async throws -> (attempt: Attempt, kept: Attempt?, events: [Coding.Event]) {
    try await withTemporaryFolder { folder in
      let services = Services(
        problems: .fixed([problem]), runner: script.runner, database: try .empty(),
        now: { Instant(milliseconds: 1_000) }, cacheFolder: folder)
      let seen = Mutex<[Coding.Event]>([])
      let attempt = try await Coding.judge(submission, with: services) { event in
        seen.withLock { $0.append(event) }
      }
      let kept = try await services.database.attempt(id: attempt.id)
      return (attempt, kept, seen.withLock { $0 })
    }
  }

  @Test func `a failed submission tells its verdict, is kept, and then gets its smallest input`()
    async throws
  {
    let script = script { numbers, _ in numbers.count > 2 ? .wrongAnswer : nil }
    let (attempt, kept, events) = try await judge(script)
    let found = try #require(attempt.verdict.counterexample)
    #expect(found.input == [[0, 0, 0], 0])
    #expect(found.expected == [0, 1])
    #expect(found.actual == [7])
    #expect(found.shrunkFrom == 5)
    #expect(kept == attempt)
    var early = attempt
    early.verdict.counterexample = nil
    #expect(events.suffix(3) == [.judged(early.verdict), .shrinking(early), .finished(attempt)])
  }

  @Test func `candidates run optimised, under the learner's name, beside the reference`()
    async throws
  {
    let script = script { numbers, _ in numbers.count > 2 ? .wrongAnswer : nil }
    _ = try await judge(script)
    let candidates = script.jobs.filter { $0.cases.allSatisfy { !$0.isVisible } }
      .filter { $0.learner == "ada" }
    #expect(candidates.count > 1)
    #expect(!candidates.contains { !$0.isOptimised })
    #expect(Set(candidates.map(\.language)) == [.swift, .python])
    #expect(script.jobs.count < 60)
  }

  @Test func `a smaller input must fail in the same way`() async throws {
    let script = script { numbers, _ in
      numbers.count > 3 ? .runtimeError : numbers.count > 1 ? .wrongAnswer : nil
    }
    let counterexample = try await judge(script).attempt.verdict.counterexample
    let found = try #require(counterexample)
    #expect(found.input == [[0, 0, 0, 0], 0])
    #expect(found.actual == nil)
    #expect(found.note == "Index out of range")
  }

  @Test func `where nothing smaller fails the first failing case stays alone`() async throws {
    let script = script { numbers, target in
      numbers == [2, 7, 11, 15] && target == 9 ? .wrongAnswer : nil
    }
    let (attempt, kept, events) = try await judge(script)
    #expect(attempt.verdict.counterexample == nil)
    #expect(kept == attempt)
    #expect(events.suffix(2) == [.shrinking(attempt), .finished(attempt)])
  }

  @Test(arguments: [VerdictKind.accepted, .denied, .internalError, .cancelled])
  func `what tells nothing of an input is not shrunk`(kind: VerdictKind) async throws {
    let script = script { _, _ in kind == .accepted ? nil : kind }
    let (attempt, _, events) = try await judge(script)
    #expect(attempt.verdict.counterexample == nil)
    #expect(!events.contains { if case .shrinking = $0 { true } else { false } })
  }

  @Test func `a run is not shrunk`() async throws {
    var run = Self.submission
    run.purpose = .run
    let (attempt, _, events) = try await judge(script { _, _ in .wrongAnswer }, run)
    #expect(attempt.verdict.counterexample == nil)
    #expect(events.last == .finished(attempt))
    #expect(!events.contains(.shrinking(attempt)))
  }

  @Test func `a hang is believed on small inputs after a short time, and held to the limit once`()
    async throws
  {
    let script = script { numbers, _ in numbers.contains(7) ? .timeLimit : nil }
    let counterexample = try await judge(script).attempt.verdict.counterexample
    let found = try #require(counterexample)
    #expect(found.input == [[7], 0])
    let limits = script.jobs.filter { $0.source == Self.submission.source }
      .map(\.problem.limits.cpuMilliseconds)
    let usual = Limits().cpuMilliseconds
    #expect(limits.first == usual)
    #expect(limits.last == usual)
    #expect(limits.dropFirst().dropLast().allSatisfy { $0 <= 100 })
  }

  @Test func `what is found must fail in the same way once more, under the real limits`()
    async throws
  {
    let script = ScriptedRunner(toolchains: Self.tools) { job, item in
      var result = CaseResult.accepted(item, answer: item.expected ?? [0, 1])
      guard job.source == Self.submission.source, job.isProbe || item.expected == [1, 2]
      else { return result }
      result.verdict = .wrongAnswer
      return result
    }
    let (attempt, _, events) = try await judge(script)
    #expect(attempt.verdict.firstFailure?.input == [[3, 2, 4], 6])
    #expect(attempt.verdict.counterexample == nil)
    #expect(events.last == .finished(attempt))
    let last = try #require(script.jobs.last)
    #expect(!last.isProbe)
    #expect(last.cases.count == 1)
    #expect(last.problem.limits == Limits())
  }

  @Test func `candidates that take their time end the search with its budget`() async throws {
    let script = ScriptedRunner(toolchains: Self.tools) { job, item in
      var result = CaseResult.accepted(item, answer: item.expected ?? [0, 1])
      guard job.isProbe || !item.isVisible else { return result }
      result.cpuMilliseconds = 100
      if job.source == Self.submission.source, item.input[0].elements?.count ?? 0 > 1 {
        result.verdict = .wrongAnswer
      }
      return result
    }
    let (attempt, kept, _) = try await judge(script)
    #expect(kept == attempt)
    // Twenty cases are all; a job has at least one.
    #expect(script.jobs.count { $0.isProbe } <= 20)
  }

  @Test func `of what is too slow the smallest size is shown that is too slow as well`()
    async throws
  {
    var problem = Problem.twoSum
    problem.generator = [
      "random": [
        "nums": ["ints": ["length": "size", "each": [0, 9]]], "target": ["int": [0, 9]],
      ]
    ]
    problem.tests.append(
      TestCase(
        input: .generated(GeneratorCommand(family: "random", seed: 1, size: 6_400)),
        expected: [0, 1], isVisible: false, reason: "many", provenance: "generated"))
    let script = ScriptedRunner(toolchains: Self.tools) { job, item in
      var result = CaseResult.accepted(item, answer: item.expected ?? [0, 1])
      guard job.source == Self.submission.source else { return result }
      // Grows by the square: 1600 numbers are too slow, 800 are not.
      let count = Double(item.input[0].elements?.count ?? 0)
      result.cpuMilliseconds = count * count / 2_000
      if result.cpuMilliseconds > 1_000 {
        result.cpuMilliseconds = 1_150
        result.verdict = .timeLimit
        result.actual = nil
      }
      return result
    }
    let found = try #require(try await judge(script, of: problem).attempt.verdict.counterexample)
    #expect(found.input[0].elements?.count == 1_600)
    #expect(found.shrunkFrom == 6_401)
    #expect(found.actual == nil)
    let sizes = script.jobs.filter { $0.source == Self.submission.source && $0.isProbe }
      .flatMap(\.cases).map { $0.input[0].elements?.count ?? 0 }.filter { $0 >= 200 }
    #expect(sizes == [200, 400, 1_600])
  }

  @Test func `a learner who stops the search keeps the verdict at once`() async throws {
    try await withTemporaryFolder { folder in
      // Every candidate hangs: only cancelling helps.
      let script = ScriptedRunner(toolchains: Self.tools) { job, item in
        var result = CaseResult.accepted(item, answer: item.expected ?? [7])
        guard job.source == Self.submission.source else {
          return job.learner.isEmpty ? result : nil
        }
        result.verdict = .wrongAnswer
        return result
      }
      let services = Services(
        problems: .fixed([.twoSum]), runner: script.runner, database: try .empty(),
        now: { Instant(milliseconds: 1_000) }, cacheFolder: folder)
      let attempt = try await withThrowingTaskGroup(of: Attempt?.self) { group in
        let (begun, begin) = AsyncStream<Void>.makeStream()
        group.addTask {
          try await Coding.judge(Self.submission, with: services) { event in
            if case .shrinking = event { begin.finish() }
          }
        }
        for await _ in begun {}
        group.cancelAll()
        return try await group.next() ?? nil
      }
      #expect(attempt?.verdict.verdict == .wrongAnswer)
      #expect(attempt?.verdict.counterexample == nil)
      #expect(try await services.database.attempts(slug: "two-sum").count == 1)
    }
  }

  @Test(
    arguments: [
      (nil, 9, "Size 3; the first failing case has size 9."),
      ("Fatal error.", 9, "Fatal error. Size 3; the first failing case has size 9."),
      ("no 'x'", 3, "no 'x'. Of the same size as the first failing case, with simpler values."),
    ] as [(String?, Int, String)])
  func `what is found says how much smaller it is`(note: String?, from: Int, words: String) {
    let failure = CaseResult(
      index: 0, visible: true, verdict: .runtimeError, input: [[3, 3], 6], expected: [0, 1])
    let verdict = Verdict(
      slug: "two-sum", contentVersion: "", language: .swift, verdict: .runtimeError, passed: 0,
      total: 1, limits: Limits(),
      compile: CompileReport(milliseconds: 1, cached: true, optimised: true), jail: "L4",
      cases: [failure],
      counterexample: Counterexample(
        input: [[0, 0], 0], expected: [0, 1], actual: nil, shrunkFrom: from, note: note))
    let model = Coding.Model(verdict: verdict, purpose: .submit, problem: .twoSum)
    #expect(model.failure?.note == words)
  }
}
