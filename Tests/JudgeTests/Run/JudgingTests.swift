import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

struct JudgingTests {
  private static let endless = "class Solution:\n def f(self, a):\n  while True: pass"

  private func job(cases: Int, limit: Int) -> JudgeJob {
    JudgeJob(
      problem: .function("f", [.int], .int, limits: Limits(cpuMilliseconds: limit)),
      language: .python, source: Self.endless,
      cases: (0..<cases).map { JudgeCase(input: [.int($0)], expected: 0, isVisible: true) },
      isOptimised: false)
  }

  @Test func `leaving the events ends the job and frees its place`() async throws {
    let runner = liveRunner(cache: liveCache, simultaneousJobs: 1)
    // Hours of CPU time are allowed: only leaving can end it.
    for try await event in runner.judge(job(cases: 1, limit: 3_600_000)) {
      if case .compiled = event { break }
    }
    let source = try #require(TwoSumTests.right[.python])
    let verdict = try await runner.verdict(.twoSum, .python, source, TwoSumTests.cases)
    #expect(verdict.verdict == .accepted)
  }

  @Test func `cancelling the task ends the job`() async throws {
    let runner = liveRunner(cache: liveCache, simultaneousJobs: 1)
    let job = job(cases: 1, limit: 3_600_000)
    let (started, signal) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      for try await event in runner.judge(job) {
        if case .compiled = event { signal.finish() }
      }
      try Task.checkCancellation()
    }
    for await _ in started {}
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    let source = try #require(TwoSumTests.right[.python])
    let verdict = try await runner.verdict(.twoSum, .python, source, TwoSumTests.cases)
    #expect(verdict.verdict == .accepted)
  }

  @Test func `after two cases over their time limit the rest isn't run`() async throws {
    let verdict = try #require(try await live.verdict(for: job(cases: 9, limit: 50)))
    #expect(verdict.verdict == .timeLimit)
    #expect(verdict.cases.count == 2)
    #expect(verdict.total == 9)
    #expect(verdict.evidence.contains("The last 7 cases weren't run."))
  }

  @Test func `a case that does not count stops no other and is told in no evidence`() async throws {
    var job = job(cases: 7, limit: 25)
    job.excluded = [0, 1, 2, 3, 4, 5, 6]
    let verdict = try #require(try await live.verdict(for: job))
    #expect(verdict.cases.map(\.verdict) == Array(repeating: .timeLimit, count: 7))
    #expect(!verdict.evidence.contains { $0.contains("weren't run") || $0.contains("used") })
  }

  @Test(arguments: [
    (JailExit.Cause.wallLimit, 60, false, false, true), (.idleLimit, 10, false, false, true),
    (.idleLimit, 2, false, false, false), (.idleLimit, 2, false, true, true),
    // Asleep by its own will, however busy the machine is.
    (.idleLimit, 60, true, false, false), (.wallLimit, 2, true, true, false),
    (.cpuLimit, 60, false, true, false), (.program, 60, false, true, false),
  ])
  func `a case that gets too little of the machine's time is repeated with more patience`(
    cause: JailExit.Cause, milliseconds: Int, isAsleep: Bool, isBusy: Bool, isStarved: Bool
  ) {
    let end = JailExit(status: .signaled(9), cause: cause, isAsleep: isAsleep)
    #expect(
      end.isStarved(after: .milliseconds(milliseconds), of: .milliseconds(100), isBusy: isBusy)
        == isStarved)
  }

  @Test func `a job may stop at its first failure`() async throws {
    var job = job(cases: 3, limit: 25)
    job.source = "class Solution:\n def f(self, a): return 1"
    job.stopsAtFirstFailure = true
    let verdict = try #require(try await live.verdict(for: job))
    #expect(verdict.cases.count == 1)
    #expect(verdict.verdict == .wrongAnswer)
  }

  @Test func `code that fails while it is loaded fails the first case alone`() async throws {
    var job = job(cases: 3, limit: 100)
    job.source = "x = [][1]\nclass Solution:\n def f(self, a): return 1"
    let verdict = try #require(try await live.verdict(for: job))
    #expect(verdict.verdict == .runtimeError)
    #expect(verdict.cases.count == 1)
    #expect(verdict.diagnostics.map(\.line) == [1])
  }
}
