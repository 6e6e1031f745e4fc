import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

/// What an optimised C++ program gets past by luck, and what is legal and must stay accepted.
@Suite(
  .enabled("The checked build needs clang with AddressSanitizer and control groups.") {
    let status = await live.status()
    let cpp = status.toolchains.first { $0.language == .cpp }
    return cpp?.path.hasSuffix("clang++") == true && status.level >= "L4"
  })
struct CppReplayTests {
  @Test(arguments: caught)
  func `what passes by luck is a runtime error`(row: TestProgram) async throws {
    let verdict = try await live.verdict(
      row.problem, .cpp, row.source, row.cases, isOptimised: true)
    #expect(verdict.verdict == .runtimeError, "\(verdict)")
    #expect(verdict.evidence.contains { $0.contains("checked build") }, "\(verdict.evidence)")
    let words = verdict.evidence + verdict.cases.compactMap(\.note)
    for part in row.words { #expect(words.contains { $0.contains(part) }, "\(words)") }
    if let line = row.line {
      #expect(verdict.diagnostics.first { $0.severity == .error }?.line == line, "\(verdict)")
    }
  }

  @Test(arguments: legal)
  func `what is legal stays accepted`(row: TestProgram) async throws {
    let verdict = try await live.verdict(
      row.problem, .cpp, row.source, row.cases, isOptimised: true)
    #expect(verdict.verdict == .accepted, "\(verdict)")
    #expect(!verdict.evidence.contains { $0.contains("checked build") }, "\(verdict.evidence)")
  }

  @Test(
    arguments: [
      ("int d = INT_MIN + (a - a);\nreturn abs(d) < 0 ? 1 : -d;", "overflow"),
      ("int* p = new int[2]{a, a};\ndelete[] p;\nreturn p[0] + p[1];", "after it was freed"),
      ("queue<int> q;\nq.pop();\nq.push(a);\nreturn (int)q.size() - 5;", "empty container"),
    ])
  func `a wrong answer that comes of a crash is called a crash, as on LeetCode`(
    body: String, words: String
  ) async throws {
    let verdict = try await live.verdict(
      CppTests.number, .cpp, "class Solution { public: int f(int a) {\n\(body)\n} };",
      [([7], 1)], isOptimised: true)
    #expect(verdict.verdict == .runtimeError, "\(verdict)")
    #expect(verdict.cases[0].note?.contains(words) == true, "\(verdict.cases)")
    #expect(verdict.diagnostics.contains { $0.severity == .error && $0.line > 1 }, "\(verdict)")
  }

  @Test func `a probe is not replayed, and a failing program only where it failed`() async throws {
    let source =
      "class Solution { public: int f(int a) { vector<int> v(a); v[a] = 1; return a; } };"
    var job = JudgeJob(
      problem: CppTests.number, language: .cpp, source: source,
      cases: [JudgeCase(input: [1], expected: 1, isVisible: true)], isOptimised: true)
    job.isProbe = true
    #expect(try await live.verdict(for: job)?.verdict == .accepted)
    job.isProbe = false
    job.cases[0].expected = 7
    let failing = try await live.verdict(for: job)
    #expect(failing?.verdict == .runtimeError && failing?.cases[0].failsChecksAlone == true)
    job.source = "class Solution { public: int f(int a) { return a; } };"
    #expect(try await live.verdict(for: job)?.verdict == .wrongAnswer)
    job.source = source
    job.cases[0].expected = 1
    // The second look finds it again: only what passed is remembered.
    for _ in 0..<2 { #expect(try await live.verdict(for: job)?.verdict == .runtimeError) }
  }
}
