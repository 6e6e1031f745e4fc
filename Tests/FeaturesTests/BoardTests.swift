@testable import CodingFeature
import Domain
import Foundation
import SiteKit
import Store
import Synchronization
import Testing
import TestSupport

@Suite(.timeLimit(.minutes(20))) struct BoardTests {
  private let submission = Coding.Submission(
    slug: "two-sum", language: .python, source: "class Solution: pass", purpose: .submit)

  /// Runs a body while a board works off its jobs.
  private func withBoard(
    _ board: JobBoard = JobBoard(), runner: Runner = .accepting,
    _ body: @escaping @Sendable (JobBoard) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      let services = Services(
        problems: .fixed([.twoSum]), runner: runner, database: try .empty(),
        now: { Instant(milliseconds: 1_000) }, cacheFolder: folder)
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { await board.run(with: services) }
        try await body(board)
        group.cancelAll()
      }
    }
  }

  private func all(_ board: JobBoard, _ id: String, after: Int = 0) async -> [Int] {
    guard let events = await board.events(of: id, after: after) else { return [] }
    return await events.reduce(into: []) { $0.append($1.number) }
  }

  private func submission(of learner: String) -> Coding.Submission {
    var submission = submission
    submission.learner = learner
    return submission
  }

  /// A runner whose hidden case never ends.
  private let endless = ScriptedRunner { _, item in
    item.isVisible ? .accepted(item, answer: [0, 1]) : nil
  }

  @Test func `a listener gets every event once, in order, to the end`() async throws {
    try await withBoard { board in
      let id = try await board.start(submission)
      #expect(await all(board, id) == Array(1...8))
      let snapshot = try #require(await board.snapshot(of: id))
      #expect(snapshot.isFinished)
      guard case .finished(let attempt) = snapshot.events.last else {
        Issue.record("no verdict: \(snapshot.events)")
        return
      }
      #expect(attempt.verdict.verdict == .accepted)
    }
  }

  @Test func `whoever waits for a job hears of its verdict, kept or not`() async throws {
    try await withBoard { board in
      let id = try await board.start(submission)
      let snapshot = await board.snapshot(of: id, within: .seconds(3_600))
      #expect(snapshot?.verdict?.verdict == .accepted)
      #expect(await board.snapshot(of: id, within: .seconds(3_600))?.verdict != nil)
      #expect(await board.snapshot(of: "x", within: .seconds(3_600)) == nil)
    }
  }

  @Test func `a job that takes longer than the patience is told as it stands`() async throws {
    try await withBoard(runner: endless.runner) { board in
      let id = try await board.start(submission)
      let snapshot = await board.snapshot(of: id, within: .milliseconds(1))
      #expect(snapshot?.isFinished == false)
    }
  }

  @Test(arguments: [0, 1, 3, 7, 8, 99])
  func `a listener that comes back gets exactly what it missed`(seen: Int) async throws {
    try await withBoard { board in
      let id = try await board.start(submission)
      _ = await all(board, id)
      #expect(await all(board, id, after: seen) == Array(1...8).filter { $0 > seen })
    }
  }

  @Test func `a listener that comes late, while the job runs, gets the start too`() async throws {
    try await withBoard(runner: endless.runner) { board in
      let id = try await board.start(submission)
      let first = try #require(await board.events(of: id))
      for await event in first where event.number == 5 { break }
      let late = try #require(await board.events(of: id))
      await board.cancel(id)
      let numbers = await late.reduce(into: [Int]()) { $0.append($1.number) }
      #expect(numbers == Array(1...7))
    }
  }

  @Test func `cancelling ends the job at once with a cancelled verdict`() async throws {
    try await withBoard(runner: endless.runner) { board in
      let id = try await board.start(submission)
      var last: Coding.Event?
      for await numbered in try #require(await board.events(of: id)) {
        if numbered.number == 5 { await board.cancel(id) }
        last = numbered.event
      }
      guard case .finished(let attempt) = last else {
        Issue.record("ended with \(String(describing: last))")
        return
      }
      #expect(attempt.verdict.verdict == .cancelled)
      #expect(attempt.verdict.passed == 2)
    }
  }

  @Test func `a new job of a learner takes the place of the one before`() async throws {
    try await withBoard(runner: endless.runner) { board in
      let first = try await board.start(submission)
      let events = try #require(await board.events(of: first))
      let second = try await board.start(submission)
      for await _ in events {}
      #expect(await board.snapshot(of: first)?.isFinished == true)
      #expect(await board.snapshot(of: second)?.isFinished == false)
    }
  }

  @Test func `a search for a smaller input keeps nobody, and the next run ends it`() async throws {
    let python = RunnerStatus.Toolchain(language: .python, version: "3.11", path: "python3")
    // Every case fails, and what is looked for never ends.
    let searching = ScriptedRunner(toolchains: [python]) { job, item in
      var result = CaseResult.accepted(item, answer: [7])
      result.verdict = .wrongAnswer
      return job.isProbe ? nil : result
    }
    try await withBoard(runner: searching.runner) { board in
      let first = try await board.start(submission)
      #expect(await board.isBusy())
      let events = try #require(await board.events(of: first))
      for await numbered in events {
        if case .shrinking = numbered.event { break }
      }
      #expect(await !board.isBusy())
      #expect(await board.snapshot(of: first)?.isFinished == false)
      let rest = try #require(await board.events(of: first, after: 99))
      let second = try await board.start(submission)
      for await _ in rest {}
      let ended = try #require(await board.snapshot(of: first))
      guard case .finished(let attempt) = ended.events.last else {
        Issue.record("ended with \(String(describing: ended.events.last))")
        return
      }
      #expect(attempt.verdict.verdict == .wrongAnswer)
      #expect(attempt.verdict.counterexample == nil)
      await board.cancel(second)
    }
  }

  @Test func `the board takes only so many jobs at once`() async throws {
    let board = JobBoard(capacity: 2)
    _ = try await board.start(submission(of: "a"))
    _ = try await board.start(submission(of: "b"))
    await #expect(throws: CodingError.tooManyJobs(retryAfterSeconds: 1)) {
      try await board.start(submission(of: "c"))
    }
    // The learner's own job makes room for the next.
    _ = try await board.start(submission(of: "a"))
    #expect(await board.isBusy(learner: "a"))
    #expect(await !board.isBusy(learner: "c"))
  }

  @Test func `a learner may have as many jobs at once as the board is told`() async throws {
    let board = JobBoard(share: 2)
    let first = try await board.start(submission(of: "a"))
    let second = try await board.start(submission(of: "a"))
    #expect(await board.isBusy(learner: "a"))
    await board.cancel(second)
    _ = try await board.start(submission(of: "a"))
    await board.cancel(first)
    #expect(await board.isBusy(learner: "a"))
  }

  @Test func `a job that ended leaves its learner free and its place to the next`() async throws {
    try await withBoard(JobBoard(capacity: 1)) { board in
      for learner in ["a", "b", "a"] {
        let id = try await board.start(submission(of: learner))
        _ = await all(board, id)
        #expect(await !board.isBusy(learner: learner))
      }
    }
  }

  @Test func `only the last finished jobs stay readable`() async throws {
    try await withBoard(JobBoard(memory: 2)) { board in
      var ids: [String] = []
      for _ in 0..<4 {
        let id = try await board.start(submission)
        _ = await all(board, id)
        ids.append(id)
      }
      _ = await all(board, try await board.start(submission))
      #expect(await board.snapshot(of: ids[0]) == nil)
      #expect(await board.events(of: ids[0]) == nil)
      #expect(await board.snapshot(of: ids[3]) != nil)
    }
  }

  @Test func `when the server ends, jobs end and their listeners hear it`() async throws {
    let board = JobBoard()
    let waiting = Mutex<AsyncStream<JobBoard.NumberedEvent>?>(nil)
    try await withBoard(board, runner: endless.runner) { board in
      let id = try await board.start(submission)
      let events = await board.events(of: id)
      for await event in try #require(await board.events(of: id)) where event.number == 5 { break }
      waiting.withLock { $0 = events }
    }
    let events = try #require(waiting.withLock { $0 })
    let last = await events.reduce(nil) { $1.event }
    #expect(last?.isLast == true)
  }

  @Test func `trouble of ours is told as the last event`() async throws {
    try await withBoard { board in
      var unknown = submission
      unknown.slug = "three-sum"
      let id = try await board.start(unknown)
      _ = await all(board, id)
      let last = await board.snapshot(of: id)?.events.last
      guard case .failed(let message, _) = last else {
        Issue.record("ended with \(String(describing: last))")
        return
      }
      #expect(message == "There's no problem called “three-sum”.")
    }
  }

  @Test func `unknown jobs have no events and cannot be cancelled`() async throws {
    let board = JobBoard()
    #expect(await board.events(of: "x") == nil)
    #expect(await board.snapshot(of: "x") == nil)
    await board.cancel("x")
  }
}
