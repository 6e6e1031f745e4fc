import Domain
import Store
import Testing

struct AttemptsTests {
  private let database: AppDatabase

  init() throws { database = try .empty() }

  private func record(
    _ verdict: Verdict, purpose: Attempt.Purpose = .submit
  ) async throws -> Attempt {
    try await database.recordAttempt(
      purpose: purpose, source: "class Solution {}", verdict: verdict,
      finishedAt: Instant(milliseconds: 1_770_367_226_092))
  }

  @Test func `an attempt comes back whole`() async throws {
    var verdict = Verdict.sample(.wrongAnswer)
    verdict.cases[1].stdout = "before\0after"
    verdict.diagnostics = [Diagnostic(line: 3, column: 5, severity: .warning, message: "unused")]
    verdict.counterexample = Counterexample(
      input: [[3, 3], 6], expected: [0, 1], actual: [], shrunkFrom: 180)
    verdict.complexity = ComplexityVerdict(
      verdict: "like the slow reference", fit: "n^2", expected: "n", confidence: 0.97)
    let attempt = try await record(verdict)
    #expect(attempt.verdict == verdict)
    #expect(try await database.attempt(id: attempt.id) == attempt)
  }

  @Test func `what is found out later is kept with the attempt, and nothing else changes`()
    async throws
  {
    var attempt = try await record(.sample(.wrongAnswer))
    let kept = attempt
    attempt.verdict.counterexample = Counterexample(
      input: [[3, 3], 6], expected: [0, 1], actual: [], shrunkFrom: 180, note: "Call 2 gave 1.")
    attempt.verdict.complexity = ComplexityVerdict(
      verdict: "like the slow reference", fit: "n^2", expected: "n", confidence: 0.97)
    attempt.verdict.stretch = StretchVerdict(
      passed: 2, total: 3, verdict: .timeLimit, size: 20_000, times: 10, smallestSize: 12_000)
    try await database.recordFindings(on: attempt)
    #expect(try await database.attempt(id: attempt.id) == attempt)
    var other = kept
    other.verdict.passed = 99
    try await database.recordFindings(on: other)
    #expect(try await database.attempt(id: kept.id) == kept)
  }

  @Test func `the list is light, newest first, and of one problem`() async throws {
    let first = try await record(.sample(.wrongAnswer))
    let second = try await record(.sample(.accepted), purpose: .run)
    _ = try await record(.sample(.accepted, slug: "coin-change"))
    let list = try await database.attempts(slug: "two-sum")
    #expect(list.map(\.id) == [second.id, first.id])
    #expect(list.allSatisfy { $0.verdict.cases.isEmpty && $0.source == "class Solution {}" })
    #expect(list.map(\.verdict.total) == [3, 3])
    #expect(try await database.attempts(slug: "two-sum", limit: 1).map(\.id) == [second.id])
  }

  @Test func `an unknown number is no attempt`() async throws {
    #expect(try await database.attempt(id: 4711) == nil)
  }

  @Test func `only an accepted submission solves a problem`() async throws {
    _ = try await record(.sample(.accepted, slug: "run-only"), purpose: .run)
    _ = try await record(.sample(.wrongAnswer, slug: "failed"))
    _ = try await record(.sample(.accepted, slug: "solved"))
    _ = try await record(.sample(.timeLimit, slug: "solved"))
    #expect(
      try await database.progress()
        == ["run-only": .attempted, "failed": .attempted, "solved": .solved])
  }

  @Test func `an attempt knows who judged it, and its LeetCode report comes back`() async throws {
    var verdict = Verdict.sample(.accepted)
    verdict.online = OnlineReport(
      submission: "1145131890", runtime: "52 ms", memory: "17.6 MB", runtimePercentile: 85.24,
      memoryPercentile: 60)
    for place in ExecutionPlace.allCases {
      let attempt = try await database.recordAttempt(
        purpose: .submit, source: "x", verdict: verdict, finishedAt: Instant(milliseconds: 0),
        place: place)
      #expect(attempt.place == place)
      #expect(try await database.attempt(id: attempt.id) == attempt)
    }
    let listed = try await database.attempts(slug: "two-sum")
    #expect(listed.map(\.place) == ExecutionPlace.allCases.reversed())
  }

  @Test func `what LeetCode accepted is solved, and what it said of a submission counts once`()
    async throws
  {
    for (slug, place, kind) in [
      ("both", ExecutionPlace.local, VerdictKind.accepted), ("both", .leetCode, .accepted),
      ("only-there", .leetCode, .accepted), ("not-there", .local, .accepted),
      ("not-there", .leetCode, .wrongAnswer), ("nowhere", .none, .cancelled),
    ] {
      try await database.recordAttempt(
        purpose: .submit, source: "x", verdict: .sample(kind, slug: slug),
        finishedAt: Instant(milliseconds: 1_770_367_226_092), place: place)
    }
    #expect(
      try await database.progress()
        == ["both": .solved, "only-there": .solved, "not-there": .solved])
    #expect(try await database.solvedSlugs() == ["both", "only-there", "not-there"])
    let counted = try await database.submissions { _ in 0 }
    #expect(counted.map(\.slug) == ["both", "not-there"])
    #expect(counted.filter(\.isWrong).isEmpty)
  }

  @Test func `huge values are kept of the first failing case alone`() async throws {
    let huge = Value.array(Array(repeating: 1_000_000, count: 20_000))
    var verdict = Verdict.sample(.wrongAnswer)
    for index in verdict.cases.indices { verdict.cases[index].input = [huge] }
    let attempt = try await record(verdict)
    let stored = try #require(try await database.attempt(id: attempt.id))
    #expect(stored.verdict.cases.map { $0.input == [huge] } == [false, true, false])
    #expect(stored.verdict.cases.map(\.verdict) == [.accepted, .wrongAnswer, .wrongAnswer])
    #expect(
      stored.verdict.cases[0].note?.contains("weren't kept") == true, "the reader is told why")
  }

  @Test(arguments: VerdictKind.allCases) func `every kind of verdict is kept`(
    kind: VerdictKind
  ) async throws {
    let attempt = try await record(.sample(kind))
    #expect(try await database.attempt(id: attempt.id)?.verdict.verdict == kind)
  }

  @Test func `an attempt is kept although its caller was cancelled`() async throws {
    let task = Task { [database] in
      withUnsafeCurrentTask { $0?.cancel() }
      return try await database.recordAttempt(
        purpose: .run, source: "", verdict: .sample(.cancelled),
        finishedAt: Instant(milliseconds: 0))
    }
    let attempt = try await task.value
    #expect(try await database.attempts(slug: "two-sum").map(\.id) == [attempt.id])
  }
}

extension Verdict {
  /// Three cases: all accepted, or the last two of the given kind.
  static func sample(_ kind: VerdictKind, slug: String = "two-sum") -> Verdict {
    Verdict(
      slug: slug, contentVersion: "sample", language: .swift, verdict: kind,
      passed: kind == .accepted ? 3 : 1, total: 3, limits: Limits(), evidence: ["It ran."],
      compile: CompileReport(milliseconds: 61, cached: false, optimised: true), jail: "L4",
      cases: (0..<3).map { index in
        CaseResult(
          index: index, visible: index < 2, verdict: index == 0 ? .accepted : kind,
          input: [[2, 7, 11, 15], 9], expected: [0, 1], actual: index == 0 ? [0, 1] : nil,
          note: index == 0 ? nil : "no answer", stdout: "out", stderr: "err",
          cpuMilliseconds: 0.02, peakMemoryBytes: 1_048_576)
      })
  }
}
