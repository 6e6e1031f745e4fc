import Domain
import TestSupport
import Testing

@testable import Store

@Suite struct LongAnswersTests {
  private func verdict(_ cases: [CaseResult]) -> Verdict {
    Verdict(
      slug: "two-sum", contentVersion: "1", language: .python, verdict: .wrongAnswer, passed: 0,
      total: cases.count, limits: Limits(),
      compile: CompileReport(milliseconds: 0, cached: true, optimised: true), jail: "L4",
      cases: cases)
  }

  @Test func `the beginning of a long answer is kept with its length`() async throws {
    let database = try AppDatabase.empty()
    var result = CaseResult(index: 0, visible: true, verdict: .wrongAnswer, input: [1])
    result.longAnswer = Excerpt(of: Value.string(String(repeating: "a", count: 200_000)))
    let attempt = try await database.recordAttempt(
      purpose: .submit, source: "x", verdict: verdict([result]),
      finishedAt: Instant(milliseconds: 0))
    let kept = try await database.attempt(id: attempt.id)
    #expect(kept?.verdict.cases.first?.longAnswer == result.longAnswer)
    #expect(kept?.verdict.cases.first?.longAnswer?.bytes == 200_002)
    // It goes out and comes in like everything.
    let other = try AppDatabase.empty()
    try await other.importArchive(
      await database.archive(at: Instant(milliseconds: 0)), mode: .replace)
    #expect(
      try await other.attempt(id: attempt.id)?.verdict.cases.first?.longAnswer == result.longAnswer)
  }

  @Test func `the values of all cases together have a bound, the first failing one is whole`()
    async throws
  {
    let database = try AppDatabase.empty()
    let values = Value.array(Array(repeating: 1, count: 20_000))
    let cases = (0..<150).map { index in
      CaseResult(
        index: index, visible: false, verdict: index == 140 ? .wrongAnswer : .accepted,
        input: [values], expected: 1, actual: 1)
    }
    let attempt = try await database.recordAttempt(
      purpose: .submit, source: "x", verdict: verdict(cases), finishedAt: Instant(milliseconds: 0))
    let kept = try #require(try await database.attempt(id: attempt.id)).verdict.cases
    let whole = kept.filter { !$0.input.isEmpty }
    #expect(whole.count < 40 && whole.contains { $0.index == 140 })
    #expect(kept.filter(\.input.isEmpty).allSatisfy { $0.note?.contains("weren't kept") == true })
    #expect(kept.count == 150)
  }
}
