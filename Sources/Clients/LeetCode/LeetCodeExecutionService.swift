internal import Domain

/// Runs code with cases of ours at LeetCode; nothing is kept there.
struct LeetCodeExecutionService: Sendable {
  var desk: LeetCodeDesk

  /// Throws: ``OnlineError``.
  func run(
    _ job: JudgeJob, _ session: OnlineSession, emit: (JudgeEvent) -> Void
  ) async throws {
    guard !job.cases.isEmpty else { return emit(.finished(nothing(job))) }
    let errand = LeetCodeDesk.Errand(
      verb: "interpret_solution", receipt: "interpret_id",
      extra: ["data_input": .string(LeetCodeText.input(of: job.cases, job.problem.signature))],
      isRepeatable: true, deadline: .seconds(40))
    let outcome = try await desk.run(errand, job, session, emit: emit)
    let answer = try await withExpectations(outcome, errand, job, session)
    let result = try LeetCodeResult(answer, job: job)
    emit(.compiled(result.compile, result.outcome == .compileError ? result.diagnostics : []))
    let verdict = result.run
    for item in verdict.cases { emit(.caseFinished(item)) }
    emit(.finished(verdict))
  }

  /// The answer with what LeetCode's own solution says, which once had a number of its own.
  private func withExpectations(
    _ outcome: LeetCodeDesk.Outcome, _ errand: LeetCodeDesk.Errand, _ job: JudgeJob,
    _ session: OnlineSession
  ) async throws -> Value {
    guard case .object(var fields) = outcome.answer, fields["compare_result"] == nil,
      fields["expected_code_answer"] == nil,
      let id = outcome.receipt["interpret_expected_id"]?.words, isPathPart(id)
    else { return outcome.answer }
    let expected = try await desk.result(of: id, errand, job, session)
    fields["expected_code_answer"] = expected["code_answer"]
    return .object(fields)
  }

  private func nothing(_ job: JudgeJob) -> Verdict {
    Verdict(
      slug: job.problem.slug, contentVersion: job.problem.summary.contentVersion,
      language: job.language, verdict: .cancelled, passed: 0, total: 0,
      limits: job.problem.limits, evidence: ["There were no cases to run."],
      compile: CompileReport(milliseconds: 0, cached: false, optimised: job.isOptimised),
      jail: LeetCodeSite.service)
  }
}
