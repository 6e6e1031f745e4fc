import Domain
import Foundation
import TestForge
import TestSupport
import Testing

@testable import Judge

/// Answers, messages and complaints that are far too long: judged by the whole, kept by a part.
@Suite(.timeLimit(.minutes(20)))
struct LongAnswerTests {
  private func result(
    _ value: Value, expected: Value, of problem: Problem = .function("f", [.int], .string),
    keepsWhole: Bool = false
  ) -> CaseResult {
    CaseResult(
      Answer(outcome: .answer(value), record: Sitting.Record()), index: 0,
      of: JudgeCase(input: [1], expected: expected, isVisible: false), problem: problem,
      keepsWhole: keepsWhole)
  }

  @Test func `the whole answer decides, and only its beginning is kept`() {
    let long = String(repeating: "a", count: 200_000)
    let right = result(.string(long), expected: .string(long))
    #expect(right.verdict == .accepted)
    #expect(right.actual == nil && right.longAnswer?.bytes == 200_002)
    let wrong = result(.string(long), expected: .string(long.dropLast() + "b"))
    #expect(wrong.verdict == .wrongAnswer)
    #expect(wrong.note?.contains("200,002 bytes") == true)
    let trusted = result(.string(long), expected: .string(long), keepsWhole: true)
    #expect(trusted.actual == .string(long) && trusted.longAnswer == nil)
  }

  @Test func `no reason of a verdict quotes a whole answer`() {
    var problem = Problem.function("f", [.string], .string)
    problem.comparator = .checker(name: "longest-palindromic-substring")
    for answer in [
      String(repeating: "a", count: 300_000), String(repeating: "ab", count: 150_000),
    ] {
      let judged = CaseResult(
        Answer(outcome: .answer(.string(answer)), record: Sitting.Record()), index: 0,
        of: JudgeCase(
          input: [.string(String(repeating: "abc", count: 150_000))], expected: nil,
          isVisible: false), problem: problem)
      #expect(judged.verdict == .wrongAnswer)
      #expect((judged.note?.utf8.count ?? .max) < 500)
    }
  }

  @Test func `more values than any answer has are wrong without being read`() throws {
    let payload = Array("[\(String(repeating: "{\"a\":1},", count: 400_000))0]".utf8)
    let frame = Frame(kind: UInt8(ascii: "R"), payload: payload)
    guard case .wrong(let note)? = Outcome(answer: frame) else {
      Issue.record("It was read.")
      return
    }
    #expect(note.contains("far too large"))
    guard case .answer? = Outcome(answer: frame, isTrusted: true) else {
      Issue.record("A source of ours may.")
      return
    }
  }

  @Test(arguments: [
    ("E", "{\"message\":\"MSG\"}"), ("M", "\"MSG\""),
  ])
  func `a program's own words have a bound`(kind: String, form: String) throws {
    let long = String(repeating: "m", count: 15_000_000)
    let frame = Frame(
      kind: try #require(kind.utf8.first), payload: Array(form.replacing("MSG", with: long).utf8))
    let outcome = try #require(Outcome(answer: frame))
    let result = CaseResult(
      Answer(outcome: outcome, record: Sitting.Record()), index: 0,
      of: JudgeCase(input: [1], expected: 1, isVisible: true),
      problem: .function("f", [.int], .int))
    #expect(result.verdict != .accepted)
    #expect((result.note?.utf8.count ?? .max) < 2_200)
  }

  @Test func `sixty thousand complaints are cut`() {
    let items = String(
      repeating: "{\"line\":1,\"column\":1,\"message\":\"\(String(repeating: "x", count: 350))\"},",
      count: 60_000)
    let frame = Frame(kind: UInt8(ascii: "D"), payload: Array("[\(items.dropLast())]".utf8))
    guard case .refused(let found) = Outcome(refusal: frame) else {
      Issue.record("It was not refused.")
      return
    }
    #expect(found.count <= 100)
  }

  @Test func `what all cases print together has a bound`() {
    var rest = 100_000
    var kept = 0
    for _ in 0..<100 {
      var result = CaseResult(index: 0, visible: true, verdict: .accepted, input: [])
      result.stdout = String(repeating: "o", count: 60_000)
      result.shortenOutput(to: &rest)
      kept += result.stdout.utf8.count
    }
    #expect(kept < 400_000)
  }

  /// Fifteen megabytes from a real program in each language that the suite always has.
  @Test(arguments: [
    (
      Language.python,
      "class Solution:\n  def f(self, a):\n    return 'a' * 15_000_000"
    ),
    (
      .javascript, "var f = function(a) { return 'a'.repeat(15000000) };"
    ),
  ])
  func `a program's endless answer is judged like any wrong one`(
    language: Language, source: String
  ) async throws {
    let missing = await live.status().toolchains.first { $0.language == language }?.version == nil
    if missing { return }
    let job = JudgeJob(
      problem: .function("f", [.int], .string), language: language, source: source,
      cases: (0..<3).map { JudgeCase(input: [.int($0)], expected: "a", isVisible: false) },
      isOptimised: true)
    let verdict = try #require(try await live.verdict(for: job))
    #expect(verdict.verdict == .wrongAnswer || verdict.verdict == .outputLimit)
    #expect(verdict.cases.allSatisfy { $0.actual == nil })
    let json = try JSONEncoder().encode(verdict)
    #expect(json.count < 40_000)
  }
}
