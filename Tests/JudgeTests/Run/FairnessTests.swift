import Domain
import TestSupport
import Testing

@testable import Judge

struct FairnessTests {
  private func job(_ body: String, limit: Int, reference: Double? = nil) -> JudgeJob {
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
      referenceCPUMilliseconds: reference)
  }

  private func burning(_ seconds: Double) -> String {
    """
    end = time.process_time() + \(seconds)
            while time.process_time() < end: pass
    """
  }

  // Python gets four times the CPU time: 0.8 s here.
  @Test(arguments: [(0.72, VerdictKind.accepted), (0.86, .timeLimit)])
  func `a case close to its limit is repeated, and the best counts`(
    seconds: Double, kind: VerdictKind
  ) async throws {
    let verdict = try #require(
      try await live.verdict(for: job(burning(seconds), limit: 200)))
    #expect(verdict.verdict == kind, "\(verdict)")
    #expect(verdict.evidence.contains { $0.contains("close to its time limit and ran") })
  }

  @Test func `a probe runs what is close to its limit but once, and believes that it was in time`()
    async throws
  {
    var probe = job(burning(0.86), limit: 200)
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

  @Test func `a host that is slow for the reference raises the limit`() async throws {
    let slow = try #require(
      try await live.verdict(for: job("pass", limit: 100, reference: 400)))
    #expect(slow.limits.cpuMilliseconds == 4800)
    #expect(
      slow.evidence == ["The limit is 4800 ms; the reference needs 400 ms here, so it was raised."])
    let quick = try #require(
      try await live.verdict(for: job("while True: pass", limit: 50, reference: 3.2)))
    #expect(quick.verdict == .timeLimit)
    #expect(quick.evidence.contains("The limit is 200 ms; the reference needs 4 ms here."))
  }

  @Test(arguments: [
    (Language.swift, Language.swift, 400.0, 1200), (.swift, .python, 400, 4800),
    (.python, .python, 400, 1200), (.python, .cpp, 400, 300), (.java, .cpp, 400, 300),
    (.python, .python, 10, 400),
  ])
  func `a reference counts by its own language's factor`(
    reference: Language, own: Language, need: Double, limit: Int
  ) {
    let limits = Limits(cpuMilliseconds: 100).scaled(for: own, reference: need, in: reference)
    #expect(limits.cpuMilliseconds == limit)
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
