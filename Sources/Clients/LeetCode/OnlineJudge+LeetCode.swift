public import Domain

extension OnlineJudge {
  /// LeetCode at an address, such as `https://leetcode.com`.
  ///
  /// Asks for nothing before it is used. What it learns of LeetCode (csrf tokens, the problems'
  /// numbers there) it keeps in memory. The clock is the one that polling waits by; a verdict is
  /// waited for at least for the time that two requests may take.
  public static func leetCode(
    at address: String = "https://leetcode.com", requests: RequestExecuting,
    clock: any Clock<Duration> = ContinuousClock(), requestTimeLimit: Duration = .seconds(20)
  ) -> OnlineJudge {
    let site = LeetCodeSite(address: address, requests: requests)
    let desk = LeetCodeDesk(site: site, clock: clock, patience: requestTimeLimit * 2)
    let execution = LeetCodeExecutionService(desk: desk)
    let submission = LeetCodeSubmissionService(desk: desk)
    return OnlineJudge(
      member: { try await site.member($0) }, account: { try await site.account($0) },
      recentlySolved: { try await site.recentlySolved($0) },
      solved: { try await site.solved($0, $1) },
      submissions: { try await site.submissions($0, $1) },
      run: { job, session in .told { try await execution.run(job, session, emit: $0) } },
      submit: { job, session in .told { try await submission.submit(job, session, emit: $0) } })
  }
}
