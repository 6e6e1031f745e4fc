@testable import CodingFeature
import Domain
import Foundation
import SiteKit
import Store
import Synchronization
import Testing
import TestSupport

@Suite struct CodingTests {
  private func services(
    _ problem: Problem = .twoSum, runner: Runner = .accepting, cache: URL
  ) throws -> Services {
    Services(
      problems: .fixed([problem]), runner: runner, database: try .empty(),
      now: { Instant(milliseconds: 1_000) }, cacheFolder: cache)
  }

  private let submission = Coding.Submission(
    slug: "two-sum", language: .python, source: "class Solution: pass", purpose: .submit)

  @Test func `a submission judges every case, optimised, and is kept`() async throws {
    try await withTemporaryFolder { folder in
      let script = ScriptedRunner { _, item in .accepted(item, answer: item.expected ?? .null) }
      let services = try services(runner: script.runner, cache: folder)
      let attempt = try await Coding.judge(submission, with: services) { _ in }
      #expect(script.jobs.map(\.isOptimised) == [true])
      #expect(script.jobs[0].cases.map(\.isVisible) == [true, true, false])
      #expect(attempt.verdict.verdict == .accepted)
      let kept = try await services.database.attempt(id: attempt.id)
      #expect(kept?.verdict == attempt.verdict)
      #expect(kept?.source == submission.source)
    }
  }

  @Test func `a run judges the examples and own cases with a quick build`() async throws {
    try await withTemporaryFolder { folder in
      let script = ScriptedRunner { _, item in .accepted(item, answer: item.expected ?? [0, 1]) }
      let services = try services(runner: script.runner, cache: folder)
      try await services.database.addOwnCase(
        slug: "two-sum", input: [[5, 5], 10], expected: [0, 1])
      var run = submission
      run.purpose = .run
      run.extraInputs = [[[1, 2], 3]]
      try await Coding.judge(run, with: services) { _ in }
      let job = try #require(script.jobs.last)
      #expect(!job.isOptimised)
      #expect(
        job.cases.map(\.input) == [
          [[2, 7, 11, 15], 9], [[3, 2, 4], 6], [[5, 5], 10], [[1, 2], 3],
        ])
    }
  }

  @Test func `an own input without an answer is answered by the reference`() async throws {
    try await withTemporaryFolder { folder in
      let script = ScriptedRunner { job, item in
        .accepted(item, answer: job.source == self.submission.source ? [9] : [0, 1])
      }
      let services = try services(runner: script.runner, cache: folder)
      var run = submission
      run.purpose = .run
      run.extraInputs = [[[1, 2], 3]]
      run.isExtraOnly = true
      let attempt = try await Coding.judge(run, with: services) { _ in }
      #expect(script.jobs.map(\.isOptimised) == [true, false])
      #expect(attempt.verdict.cases.map(\.expected) == [[0, 1]])
      #expect(attempt.verdict.cases.map(\.actual) == [[9]])
    }
  }

  @Test func `events come in order, the verdict before it is kept, and end with the attempt`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let services = try services(cache: folder)
      let seen = Mutex<[Coding.Event]>([])
      let attempt = try await Coding.judge(submission, with: services) { event in
        seen.withLock { $0.append(event) }
        guard case .judged = event else { return }
        #expect(await (try? services.database.attempts(slug: "two-sum"))?.isEmpty == true)
      }
      let events = seen.withLock { $0 }
      #expect(events.first == .planned(visible: [true, true, false]))
      #expect(events.dropFirst().first == .compiling)
      #expect(events.count { if case .caseFinished = $0 { true } else { false } } == 3)
      #expect(events.suffix(2) == [.judged(attempt.verdict), .finished(attempt)])
      #expect(events.count(where: \.isLast) == 1)
    }
  }

  @Test func `a verdict that cannot be kept is told, and then the trouble`() async throws {
    try await withTemporaryFolder { folder in
      let board = JobBoard()
      let services = try services(runner: .unkeepable, cache: folder)
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { await board.run(with: services) }
        let id = try await board.start(submission)
        for await _ in try #require(await board.events(of: id)) {}
        group.cancelAll()
        let snapshot = try #require(await board.snapshot(of: id))
        #expect(snapshot.isFinished)
        #expect(snapshot.verdict?.verdict == .accepted)
        let model = Coding.Model(snapshot: snapshot, problem: .twoSum)
        #expect(model.headline == "Accepted")
        #expect(model.events == nil)
        guard case .failed = model.keeping else {
          Issue.record("the page says \(String(describing: model.keeping))")
          return
        }
      }
    }
  }

  @Test func `a cancelled run ends at once and keeps a cancelled verdict`() async throws {
    try await withTemporaryFolder { folder in
      let script = ScriptedRunner { _, item in
        item.isVisible ? .accepted(item, answer: [0, 1]) : nil
      }
      let services = try services(runner: script.runner, cache: folder)
      let attempt = try await withThrowingTaskGroup(of: Attempt?.self) { group in
        let (progress, tell) = AsyncStream<Void>.makeStream()
        group.addTask {
          try await Coding.judge(self.submission, with: services) { event in
            if case .caseFinished(let result) = event, result.index == 1 { tell.finish() }
          }
        }
        for await _ in progress {}
        group.cancelAll()
        return try await group.next() ?? nil
      }
      let verdict = try #require(attempt).verdict
      #expect(verdict.verdict == .cancelled)
      #expect(verdict.passed == 2)
      #expect(verdict.total == 3)
      #expect(try await services.database.attempts(slug: "two-sum").count == 1)
    }
  }

  @Test(
    arguments: [
      ("", 1, CodingError.emptySource), (" \n\t", 1, .emptySource), ("a\0b", 1, .sourceNotText),
      ("x", 5 << 20, .sourceTooLong(bytes: 5 << 20)),
    ])
  func `a source that cannot be judged is refused before anything runs`(
    piece: String, times: Int, error: CodingError
  ) async throws {
    try await withTemporaryFolder { folder in
      let script = ScriptedRunner { _, _ in nil }
      let services = try services(runner: script.runner, cache: folder)
      var bad = submission
      bad.source = String(repeating: piece, count: times)
      await #expect(throws: error) { try await Coding.judge(bad, with: services) { _ in } }
      #expect(script.jobs.isEmpty)
    }
  }

  @Test func `an unknown problem is answered with the nearest names`() async throws {
    try await withTemporaryFolder { folder in
      let services = try services(cache: folder)
      #expect(throws: CodingError.unknownProblem(slug: "tow-sum", nearest: ["two-sum"])) {
        try services.problem("tow-sum")
      }
    }
  }

  @Test func `a judge that stops without a verdict is our trouble, not the learner's`() async throws
  {
    try await withTemporaryFolder { folder in
      let silent = Runner(
        judge: { _ in AsyncThrowingStream { $0.finish() } }, status: Runner.accepting.status)
      let services = try services(runner: silent, cache: folder)
      await #expect(throws: CodingError.judgeStopped) {
        try await Coding.judge(submission, with: services) { _ in }
      }
      #expect(try await services.database.attempts(slug: "two-sum").isEmpty)
    }
  }
}
