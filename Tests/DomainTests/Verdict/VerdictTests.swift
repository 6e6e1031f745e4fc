import Domain
import Foundation
import Testing

@Suite struct VerdictTests {
  @Test(
    arguments: zip(
      VerdictKind.allCases, [10, 11, 12, 13, 14, 15, 16, 20, 50, 51, 52]))
  func `a verdict has LeetCode's code where it has one`(kind: VerdictKind, code: Int) {
    #expect(kind.statusCode == code)
  }

  @Test func `a verdict comes back from its JSON`() throws {
    let verdict = Verdict(
      slug: "two-sum", contentVersion: "v", language: .swift, verdict: .wrongAnswer, passed: 0,
      total: 1, limits: Limits(),
      compile: CompileReport(milliseconds: 61, cached: true, optimised: true), jail: "L4",
      diagnostics: [Diagnostic(line: 3, column: 5, severity: .error, message: "no")],
      cases: [
        CaseResult(
          index: 0, visible: true, verdict: .wrongAnswer, input: [[2, 7], 9], expected: [0, 1],
          actual: nil)
      ])
    let data = try JSONEncoder().encode(verdict)
    #expect(try JSONDecoder().decode(Verdict.self, from: data) == verdict)
    let json = try Value(json: Array(data))
    #expect(json["verdict"] == "wrong-answer")
    #expect(json["statusCode"] == 11)
    #expect(json["firstFailure"] == nil)
  }

  @Test func `how far it comes beyond the bounds stands beside its complexity`() throws {
    var verdict = verdict([.accepted])
    #expect(try Value(json: Array(JSONEncoder().encode(verdict)))["stretch"] == nil)
    verdict.stretch = StretchVerdict(
      passed: 2, total: 3, verdict: .timeLimit, size: 20_000, times: 10, smallestSize: 12_000)
    let data = try JSONEncoder().encode(verdict)
    #expect(try JSONDecoder().decode(Verdict.self, from: data) == verdict)
    let stretch = try Value(json: Array(data))["stretch"]
    #expect(
      stretch == [
        "passed": 2, "total": 3, "verdict": "time-limit", "size": 20_000, "times": 10,
        "smallestSize": 12_000,
      ])
  }

  private func verdict(_ kinds: [VerdictKind], total: Int? = nil) -> Verdict {
    let cases = kinds.enumerated().map { index, kind in
      CaseResult(index: index, visible: index == 0, verdict: kind, input: [.int(index)])
    }
    return Verdict(
      slug: "two-sum", contentVersion: "v", language: .swift,
      verdict: kinds.first { $0 != .accepted } ?? .accepted,
      passed: kinds.count { $0 == .accepted }, total: total ?? kinds.count, limits: Limits(),
      compile: CompileReport(milliseconds: 1, cached: true, optimised: true), jail: "L4",
      cases: cases)
  }

  private func exclusion(_ index: Int) -> Exclusion {
    Exclusion(
      index: index, input: [.int(index)], reason: "It is wrong.", insisted: true, report: 1)
  }

  @Test(
    arguments: [
      ([VerdictKind.accepted, .wrongAnswer, .accepted], [1], VerdictKind.accepted, 2, nil),
      ([.accepted, .wrongAnswer, .timeLimit], [1], .timeLimit, 1, 2),
      ([.accepted, .accepted, .timeLimit], [1], .timeLimit, 1, 2),
      ([.accepted, .accepted, .accepted], [2], .accepted, 2, nil),
    ] as [([VerdictKind], [Int], VerdictKind, Int, Int?)])
  func `a case that is left out ran, and does not count`(
    kinds: [VerdictKind], left: [Int], kind: VerdictKind, passed: Int, first: Int?
  ) {
    let rest = verdict(kinds).leavingOut(left.map(exclusion))
    #expect(rest.verdict == kind && rest.statusCode == kind.statusCode)
    #expect(rest.passed == passed && rest.total == kinds.count)
    #expect(rest.firstFailure?.index == first)
    #expect(rest.cases.map(\.verdict) == kinds)
    #expect(rest.excluded?.map(\.index) == left)
  }

  @Test func `a verdict without every case is never accepted by leaving one out`() {
    let cut = verdict([.accepted, .timeLimit], total: 9).leavingOut([exclusion(1)])
    #expect(cut.verdict == .timeLimit)
  }

  @Test(arguments: [VerdictKind.compileError, .cancelled])
  func `what never ran whole stays what it is`(kind: VerdictKind) {
    var stopped = verdict([.accepted, .wrongAnswer])
    stopped.verdict = kind
    #expect(stopped.leavingOut([exclusion(1)]).verdict == kind)
  }

  @Test func `a script reads what was left out, and nothing where all count`() throws {
    let data = try JSONEncoder().encode(
      verdict([.accepted, .wrongAnswer]).leavingOut([exclusion(1)]))
    let left = try Value(json: Array(data))["excluded"]?.elements
    #expect(
      left == [["index": 1, "input": [1], "reason": "It is wrong.", "insisted": true, "report": 1]])
    let plain = verdict([.accepted])
    #expect(plain.leavingOut([]) == plain)
    #expect(try Value(json: Array(JSONEncoder().encode(plain)))["excluded"] == nil)
  }
}
