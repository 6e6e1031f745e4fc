public import Domain
import SiteKit

extension Coding {
  /// How far LeetCode is with what was sent to it.
  public static func words(for state: SentState) -> String {
    switch state {
    case .sending: "Sending it to LeetCode…"
    case .pending: "Waiting for LeetCode's judge…"
    case .started: "LeetCode is judging it…"
    }
  }

  /// How many of LeetCode's own cases passed; it tells of no other case than the first that failed.
  static func officialSummary(of verdict: Verdict) -> String {
    switch verdict.verdict {
    case .compileError: "It couldn't be compiled there."
    case .accepted: "All \(Measure.count(verdict.total, "case")) there passed."
    case _ where verdict.total == 0: "It gives no details."
    default: "\(verdict.passed) of \(Measure.count(verdict.total, "case")) there passed."
    }
  }

  /// What LeetCode measured, as it writes it.
  static func facts(of online: OnlineReport) -> [Field] {
    [
      Field(label: "Judged by", text: "LeetCode"),
      online.runtime.map {
        Field(label: "Runtime", text: $0 + share(online.runtimePercentile, "faster"))
      },
      online.memory.map {
        Field(label: "Memory", text: $0 + share(online.memoryPercentile, "smaller"))
      },
      online.submission.map { Field(label: "Number there", text: $0) },
    ].compactMap(\.self)
  }

  /// `, faster than 85 % of the others`.
  private static func share(_ percentile: Double?, _ comparison: String) -> String {
    guard let percentile, percentile.isFinite else { return "" }
    let whole = Int(min(max(percentile, 0), 100).rounded())
    return ", \(comparison) than \(whole) % of the others"
  }
}
