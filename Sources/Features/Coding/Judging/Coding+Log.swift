import Domain
import SiteKit

extension Coding {
  /// Notes in the debug log how a run or a submission ended.
  static func log(_ attempt: Attempt, with services: Services) async {
    let verdict = attempt.verdict
    let what = attempt.purpose == .run ? "Ran" : "Submitted"
    let compile = verdict.compile
    let work = [
      "compiled in \(Int(compile.milliseconds.rounded())) ms\(compile.cached ? " (kept from before)" : "")",
      "jail \(verdict.jail)",
    ]
    let detail =
      ["attempt \(attempt.id)"] + (attempt.place == .local ? work : [])
      + [verdict.firstFailure?.note ?? ""]
    await services.log(
      .execution, level(of: verdict.verdict),
      "\(what) \(verdict.slug) in \(verdict.language.title)\(attempt.place.suffix): "
        + "\(verdict.verdict.title), "
        + "\(verdict.passed) of \(verdict.total) cases.",
      detail: detail.filter { !$0.isEmpty }.joined(separator: "\n"))
  }

  /// Notes why nothing came of one.
  static func log(_ error: any Error, of submission: Submission, with services: Services) async {
    // What the learner can mend is no failure of ours.
    let level = error is CodingError || error is OnlineError ? LogEntry.Level.warning : .error
    await services.log(
      .execution, level, "\(submission.slug) in \(submission.language.title) wasn't judged.",
      detail: "\(error)")
  }

  private static func level(of verdict: VerdictKind) -> LogEntry.Level {
    switch verdict {
    case .internalError: .error
    case .denied: .warning
    case .cancelled: .debug
    case .accepted, .wrongAnswer, .memoryLimit, .outputLimit, .timeLimit, .runtimeError,
      .compileError, .idleLimit:
      .info
    }
  }
}
