internal import Domain

/// Hands code in at LeetCode, where it is judged with its official cases and kept.
struct LeetCodeSubmissionService: Sendable {
  var desk: LeetCodeDesk

  /// Throws: ``OnlineError``; ``OnlineError/fateUnknown(service:reason:)`` when it may have been taken,
  /// ``OnlineError/neverJudged``, ``OnlineError/verdictLost(reason:)`` and
  /// ``OnlineError/resultExpired`` when it was.
  func submit(
    _ job: JudgeJob, _ session: OnlineSession, emit: (JudgeEvent) -> Void
  ) async throws {
    let errand = LeetCodeDesk.Errand(
      verb: "submit", receipt: "submission_id", isRepeatable: false, deadline: .seconds(120))
    let outcome = try await desk.run(errand, job, session, emit: emit)
    let result = try LeetCodeResult(outcome.answer, job: job)
    emit(.compiled(result.compile, result.outcome == .compileError ? result.diagnostics : []))
    let verdict = result.submission(outcome.id)
    for item in verdict.cases { emit(.caseFinished(item)) }
    emit(.finished(verdict))
  }
}
