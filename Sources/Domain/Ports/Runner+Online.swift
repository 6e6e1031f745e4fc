extension Runner {
  /// Runs a job's cases on LeetCode as a member (`LeetCodeExecutionService`).
  ///
  /// The source goes out as it is. A job without cases is accepted, and nothing is sent. Jobs throw
  /// ``OnlineError``.
  public static func leetCode(_ judge: OnlineJudge, as session: OnlineSession) -> Runner {
    Runner(
      judge: { job in
        job.cases.isEmpty ? .withoutCases(job) : judge.run(job, session)
      },
      status: { .elsewhere })
  }

  /// Submits a job's source to LeetCode as a member (`LeetCodeSubmissionService`).
  ///
  /// The source goes out as it is, and LeetCode's own cases count. Jobs throw ``OnlineError``.
  public static func leetCodeSubmissions(
    _ judge: OnlineJudge, as session: OnlineSession
  ) -> Runner {
    Runner(judge: { judge.submit($0, session) }, status: { .elsewhere })
  }
}

extension RunnerStatus {
  /// A judge elsewhere asks nothing of this machine.
  fileprivate static let elsewhere = RunnerStatus(level: "L0", steps: [], toolchains: [])
}

extension AsyncThrowingStream<JudgeEvent, any Error> {
  // LeetCode would take its own examples in the place of none.
  fileprivate static func withoutCases(_ job: JudgeJob) -> Self {
    var verdict = Verdict(
      slug: job.problem.slug, contentVersion: job.problem.summary.contentVersion,
      language: job.language, verdict: .accepted, passed: 0, total: 0,
      limits: job.problem.limits, evidence: ["There were no cases to run, so nothing was sent."],
      compile: CompileReport(milliseconds: 0, cached: false, optimised: job.isOptimised), jail: "")
    verdict.online = OnlineReport()
    return AsyncThrowingStream { continuation in
      continuation.yield(.finished(verdict))
      continuation.finish()
    }
  }
}
