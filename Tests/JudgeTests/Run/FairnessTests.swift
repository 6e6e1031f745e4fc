import Domain
import TestSupport
import Testing

@testable import Judge

struct FairnessTests {
  private func job(
    _ body: String, limit: Int, reference: Double? = nil, in other: Language = .swift
  ) -> JudgeJob {
    JudgeJob(
      problem: .function("f", [.int], .int, limits: Limits(cpuMilliseconds: limit)),
      language: .python,
      source: """
        import time
        class Solution:
            def f(self, a):
                \(body)
                return a
        """,
      cases: [JudgeCase(input: [4], expected: 4, isVisible: true)], isOptimised: true,
      referenceCPUMilliseconds: reference, referenceLanguage: other)
  }

  private func burning(_ seconds: Double) -> String {
    """
    end = time.process_time() + \(seconds)
            while time.process_time() < end: pass
    """
  }

  // Python gets twice the CPU time: 0.8 s here.
  @Test(arguments: [(0.72, VerdictKind.accepted), (0.86, .timeLimit)])
  func `a case close to its limit is repeated, and the best counts`(
    seconds: Double, kind: VerdictKind
  ) async throws {
    let verdict = try #require(
      try await live.verdict(for: job(burning(seconds), limit: 400)))
    #expect(verdict.verdict == kind, "\(verdict)")
    #expect(verdict.evidence.contains { $0.contains("close to its time limit, so it ran") })
  }

  @Test func `a probe runs what is close to its limit but once, and believes that it was in time`()
    async throws
  {
    var probe = job(burning(0.86), limit: 400)
    probe.isProbe = true
    let verdict = try #require(try await live.verdict(for: probe))
    #expect(verdict.verdict == .accepted)
    #expect(verdict.evidence.isEmpty, "\(verdict.evidence)")
  }

  @Test func `a case far from its limit is run once and says nothing`() async throws {
    let verdict = try #require(try await live.verdict(for: job("pass", limit: 1000)))
    #expect(verdict.verdict == .accepted)
    #expect(verdict.evidence.isEmpty, "\(verdict.evidence)")
  }

  @Test func `a reference that needs its time raises the limit to ten times that`() async throws {
    let slow = try #require(
      try await live.verdict(
        for: job("pass", limit: 100, reference: 400, in: .python)))
    #expect(slow.limits.cpuMilliseconds == 4000)
    #expect(
      slow.evidence == [
        "The limit is 4 s, as the slowest reference needs 400 ms here in Python: a case gets 10 times "
          + "that."
      ])
    let quick = try #require(
      try await live.verdict(
        for: job("while True: pass", limit: 50, reference: 3.2, in: .python)))
    #expect(quick.verdict == .timeLimit)
    #expect(
      quick.evidence.contains(
        "The limit is 0.1 s; the slowest reference needs 4 ms here in Python."))
  }

  @Test(arguments: [
    (3, true, [true, true, true, false]), (3, false, [false, false, false, false]),
  ])
  func `a case over its limit runs again on a busy machine, three times a job at most`(
    most: Int, isBusy: Bool, expected: [Bool]
  ) {
    var repeats = Repeats()
    #expect(expected.map { _ in repeats.takesBeyond(whileBusy: isBusy) } == expected)
  }

  @Test func `a case near its limit runs three times, and twelve repeats are a job's`() {
    var repeats = Repeats()
    #expect((1...3).map { repeats.takesNear(after: $0) } == [true, true, false])
    let more = (0..<12).filter { _ in repeats.takesNear(after: 1) }
    #expect(more.count == 10)
  }

  @Test func `an error that says memory ran out is a memory limit`() throws {
    let frame = Frame(.failure, ["memory": true, "message": "Java heap space"])
    guard case .failed(.memoryLimit, let note, _) = Outcome(answer: frame) else {
      Issue.record("no memory limit")
      return
    }
    #expect(note == "Java heap space")
  }

  @Test(arguments: [
    (850, true), (849, false), (1000, true), (1150, true), (1151, false),
  ])
  func `fifteen of a hundred are close`(used: Int, isNear: Bool) {
    #expect(TimeLimit(milliseconds: 1000).isNear(.milliseconds(used)) == isNear)
  }

  @Test(arguments: [Language.swift, .python])
  func `each case of a cached build runs again, all in one process`(
    language: Language
  ) async throws {
    let sources: [Language: String] = [
      .swift: """
      var calls = 0
      class Solution { func f(_ a: Int) -> Int { calls += 1; return calls } }
      """,
      .python: """
      calls = []
      class Solution:
          def f(self, a):
              calls.append(a)
              return len(calls)
      """,
    ]
    let source = try #require(sources[language])
    let cases = (1...50).map { (input: [Value.int(0)], expected: Value?.some(.int($0))) }
    for round in 1...2 {
      let verdict = try await live.verdict(
        .function("f", [.int], .int), language, source, cases)
      #expect(verdict.passed == 50, "\(verdict)")
      #expect(round == 1 || language == .python || verdict.compile.cached)
    }
  }
}
