internal import Domain

/// Takes code to LeetCode's judge and waits for what comes of it.
struct LeetCodeDesk: Sendable {
  var site: LeetCodeSite
  var clock: any Clock<Duration>
  /// The least time that a verdict is waited for.
  var patience = Duration.zero

  /// What is wanted of the judge.
  struct Errand: Sendable {
    /// The path's last part, `submit`.
    var verb: String
    /// The answer's key that holds the number to ask with.
    var receipt: String
    /// What is sent beside the code.
    var extra: [String: Value] = [:]
    /// Whether it may be sent again when nobody knows if it arrived.
    var isRepeatable: Bool
    /// From the time that it was taken.
    var deadline: Duration
  }

  /// What came of an errand.
  struct Outcome: Sendable {
    var id: String
    var receipt: Value
    var answer: Value
  }

  /// Sends a job's source, byte for byte, and waits for the judge's answer.
  ///
  /// Throws: ``OnlineError``.
  func run(
    _ errand: Errand, _ job: JudgeJob, _ session: OnlineSession,
    emit: (JudgeEvent) -> Void
  ) async throws -> Outcome {
    let slug = job.problem.slug
    emit(.sent(.sending))
    let question = try await site.memory.questions.question(
      slug, language: job.language, session: session, at: site)
    var body = errand.extra
    body["lang"] = .string(job.language.leetCodeSlug)
    body["question_id"] = .string(question.id)
    body["typed_code"] = .string(job.source)
    let receipt = try await site.value(
      of: LeetCodeSite.Call(
        path: "/problems/\(slug)/\(errand.verb)/", session: session, slug: slug,
        body: .object(body), isRepeatable: errand.isRepeatable))
    guard let id = receipt[errand.receipt]?.words, isPathPart(id) else {
      let error = OnlineError.unreadable(
        service: LeetCodeSite.service, reason: "a receipt without a number")
      throw errand.isRepeatable
        ? error : .fateUnknown(service: LeetCodeSite.service, reason: error.message)
    }
    let answer = try await result(of: id, errand, job, session) { emit(.sent($0)) }
    return Outcome(id: id, receipt: receipt, answer: answer)
  }

  /// Waits for what a number stands for.
  func result(
    of id: String, _ errand: Errand, _ job: JudgeJob, _ session: OnlineSession,
    tell: (SentState) -> Void = { _ in }
  ) async throws -> Value {
    let polling = LeetCodePolling(
      site: site, clock: clock, deadline: max(errand.deadline, patience),
      isKept: !errand.isRepeatable)
    return try await polling.result(
      of: id, slug: job.problem.slug, session: session, tell: tell)
  }
}
