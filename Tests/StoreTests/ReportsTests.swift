import Domain
import Store
import Testing

struct ReportsTests {
  private let database: AppDatabase

  init() throws { database = try .empty() }

  private func report(
    _ input: [Value] = [[3, 3], 6], slug: String = "two-sum",
    decision: TestReport.Decision = .stands
  ) -> TestReport {
    TestReport(
      slug: slug, contentVersion: "v1", index: 4, inputHash: TestReport.hash(of: input),
      expectedHash: TestReport.hash(of: [0, 1] as Value), outcome: .wrongAnswer,
      test: TestReport.Finding(
        input: input, expected: [0, 1], actual: [],
        answers: [
          TestReport.Answer(
            solution: "fast", language: .swift, verdict: .accepted, answer: [0, 1])
        ]),
      smallest: TestReport.Finding(input: [[0, 0], 0], expected: [0, 1], actual: nil),
      breaches: ["target must be at most 5."], reason: "Six is\0not allowed.",
      decision: decision, madeAt: Instant(milliseconds: 1_770_367_226_092))
  }

  @Test func `a report comes back whole, with a number of its own`() async throws {
    let kept = try await database.keepReport(report())
    #expect(kept.id > 0)
    var expected = report()
    expected.id = kept.id
    #expect(kept == expected)
    #expect(try await database.report(id: kept.id) == kept)
    #expect(try await database.report(id: kept.id + 1) == nil)
  }

  @Test func `reports are listed by problem, oldest first`() async throws {
    let first = try await database.keepReport(report())
    let second = try await database.keepReport(report([[1], 2]))
    let other = try await database.keepReport(report(slug: "coin-change"))
    #expect(try await database.reports(slug: "two-sum") == [first, second])
    #expect(try await database.reports() == [first, second, other])
  }

  @Test func `a second report of a test takes the first one's place`() async throws {
    let first = try await database.keepReport(report())
    try await database.decideReport(
      id: first.id, .stands, withdrawnAt: Instant(milliseconds: 5))
    var again = report(decision: .insisted)
    again.reason = "Still wrong."
    again.contentVersion = "v2"
    let second = try await database.keepReport(again)
    #expect(second.id == first.id)
    #expect(try await database.reports(slug: "two-sum") == [second])
    #expect(second.withdrawnAt == nil && second.leavesOut)
  }

  @Test func `a report leaves its test out until it is taken back`() async throws {
    let kept = try await database.keepReport(report())
    #expect(!kept.leavesOut)
    let insisted = try await database.decideReport(id: kept.id, .insisted, withdrawnAt: nil)
    #expect(insisted?.leavesOut == true)
    let withdrawn = try await database.decideReport(
      id: kept.id, .insisted, withdrawnAt: Instant(milliseconds: 9))
    #expect(withdrawn?.leavesOut == false)
    #expect(withdrawn?.withdrawnAt == Instant(milliseconds: 9))
    #expect(try await database.decideReport(id: 99, .insisted, withdrawnAt: nil) == nil)
  }

  @Test func `a large input is known by its hash alone`() async throws {
    let input: [Value] = [.array((0..<40_000).map(Value.int)), 6]
    let kept = try await database.keepReport(report(input))
    #expect(kept.test.input.isEmpty)
    #expect(kept.test.expected == [0, 1])
    #expect(kept.isAbout(TestReport.hash(of: input), expected: [0, 1]))
    #expect(!kept.isAbout(TestReport.hash(of: input), expected: [1, 0]))
    #expect(!kept.isAbout(TestReport.hash(of: [[3, 3], 6]), expected: [0, 1]))
  }

  @Test func `a whole decimal is still the same expectation`() async throws {
    var decimal = report()
    decimal.test.expected = 2.0
    decimal.expectedHash = TestReport.hash(of: 2.0 as Value)
    let kept = try await database.keepReport(decimal)
    #expect(kept.isAbout(kept.inputHash, expected: 2.0))
    #expect(!kept.isAbout(kept.inputHash, expected: 2.5))
  }

  @Test func `an attempt says what was left out of it, but for large inputs`() async throws {
    var verdict = Verdict.sample(.accepted)
    let large: [Value] = [.array((0..<40_000).map(Value.int)), 6]
    verdict.excluded = [
      Exclusion(index: 0, input: [[3, 3], 6], reason: "No.", insisted: true, report: 1),
      Exclusion(index: 1, input: large, reason: "Too large.", insisted: false, report: 2),
    ]
    let attempt = try await database.recordAttempt(
      purpose: .submit, source: "x", verdict: verdict, finishedAt: Instant(milliseconds: 0))
    let kept = try #require(try await database.attempt(id: attempt.id)?.verdict.excluded)
    #expect(kept.map(\.index) == [0, 1])
    #expect(kept.map(\.input) == [[[3, 3], 6], []])
    #expect(kept.map(\.insisted) == [true, false])
  }
}
