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
}
