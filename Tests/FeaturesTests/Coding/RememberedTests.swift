@testable import CodingFeature
import Domain
import Foundation
import Store
import Testing
import TestSupport

@testable import SiteKit

/// What a job leaves in memory once it has ended.
@Suite(.timeLimit(.minutes(20))) struct RememberedTests {
  private func result(
    _ index: Int, _ verdict: VerdictKind, visible: Bool, size: Int, printed: Int = 0
  ) -> CaseResult {
    let values = Value.array(Array(repeating: 1, count: size))
    return CaseResult(
      index: index, visible: visible, verdict: verdict, input: [values, 9], expected: values,
      actual: values, stdout: String(repeating: "o", count: printed))
  }

  private func verdict(_ cases: [CaseResult]) -> Verdict {
    Verdict(
      slug: "two-sum", contentVersion: "1", language: .python, verdict: .wrongAnswer, passed: 0,
      total: cases.count, limits: Limits(),
      compile: CompileReport(milliseconds: 0, cached: true, optimised: true), jail: "L4",
      cases: cases)
  }

  @Test func `visible cases and the first that fails keep small values, all others none`() throws {
    let verdict = verdict([
      result(0, .accepted, visible: true, size: 4, printed: 60_000),
      result(1, .accepted, visible: false, size: 4),
      result(2, .wrongAnswer, visible: false, size: 4),
      result(3, .wrongAnswer, visible: false, size: 4),
      result(4, .accepted, visible: true, size: 100_000),
    ])
    guard case .judged(let light) = Coding.Event.judged(verdict).remembered else {
      Issue.record("It is another event.")
      return
    }
    #expect(light.cases.map { $0.input.isEmpty } == [false, true, false, true, true])
    #expect(light.cases.map(\.verdict) == verdict.cases.map(\.verdict))
    #expect(light.cases.allSatisfy { $0.stdout.utf8.count < 3_000 })
    #expect(light.firstFailure?.index == 2)
    let event = Coding.Event.caseFinished(result(1, .accepted, visible: false, size: 50))
    guard case .caseFinished(let case1) = event.remembered else { return }
    #expect(case1.input.isEmpty && case1.actual == nil && case1.index == 1)
  }

  @Test func `a finished job is light, and its page has the failing case from the database`()
    async throws
  {
    let big = Value.array(Array(repeating: 5, count: 100_000))
    let runner = Runner(
      judge: { job in
        AsyncThrowingStream { continuation in
          let failed = CaseResult(
            index: 0, visible: false, verdict: .runtimeError, input: [big, 9], expected: nil,
            actual: nil, note: "It fell.")
          continuation.yield(.caseFinished(failed))
          continuation.yield(.finished(self.verdict([failed])))
          continuation.finish()
        }
      }, status: Runner.accepting.status)
    try await withTemporaryFolder { folder in
      let services = Services(
        problems: .fixed([.twoSum]), runner: runner, database: try .empty(),
        now: { Instant(milliseconds: 1_000) }, cacheFolder: folder)
      let board = JobBoard()
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { await board.run(with: services) }
        let id = try await board.start(
          Coding.Submission(
            slug: "two-sum", language: .python, source: "class Solution: pass", purpose: .run))
        for await _ in try #require(await board.events(of: id)) {}
        let snapshot = try #require(await board.snapshot(of: id))
        let light = try #require(snapshot.verdict?.firstFailure)
        #expect(light.input.isEmpty)
        let whole = await Coding.refilled(snapshot, with: services)
        #expect(whole.verdict?.firstFailure?.input == [big, 9])
        group.cancelAll()
      }
    }
  }
}
