import Domain
import Foundation
import SiteKit
import Store

extension Services {
  /// Services in memory, at a clock that stands still.
  static func test(problems: [Problem], runner: Runner = .accepting) throws -> Services {
    Services(
      problems: .fixed(problems), runner: runner, database: try .empty(),
      now: { .sample }, cacheFolder: FileManager.default.temporaryDirectory)
  }
}

extension Instant {
  /// The moment 2026-02-06T08:40:26.092Z.
  static let sample = Instant(milliseconds: 1_770_367_226_092)
}

extension CaseResult {
  /// A case of Two Sum.
  static func sample(
    _ index: Int, _ verdict: VerdictKind = .accepted, visible: Bool = true,
    actual: Value? = [0, 1], note: String? = nil, stdout: String = "", stderr: String = ""
  ) -> CaseResult {
    CaseResult(
      index: index, visible: visible, verdict: verdict, input: [[3, 3], 6], expected: [0, 1],
      actual: actual, note: note, stdout: stdout, stderr: stderr, cpuMilliseconds: 0.021,
      peakMemoryBytes: 5 << 20)
  }
}

extension Verdict {
  /// A verdict on Two Sum.
  static func sample(
    _ kind: VerdictKind, cases: [CaseResult] = [.sample(0), .sample(1)], total: Int? = nil,
    diagnostics: [Diagnostic] = [], counterexample: Counterexample? = nil,
    complexity: ComplexityVerdict? = nil
  ) -> Verdict {
    Verdict(
      slug: "two-sum", contentVersion: "sample", language: .swift, verdict: kind,
      passed: cases.count { $0.verdict == .accepted }, total: total ?? cases.count,
      limits: Limits(), compile: CompileReport(milliseconds: 61, cached: false, optimised: true),
      jail: "L4", diagnostics: diagnostics, cases: cases, counterexample: counterexample,
      complexity: complexity)
  }
}

extension Attempt {
  /// A submission of Two Sum.
  static func sample(_ verdict: Verdict, id: Int = 7, purpose: Purpose = .submit) -> Attempt {
    Attempt(
      id: id, purpose: purpose, source: "class Solution {}\n", verdict: verdict,
      finishedAt: .sample)
  }
}
