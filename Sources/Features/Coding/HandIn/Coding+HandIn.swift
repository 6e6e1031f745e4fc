import Domain
import SiteKit
import Store

extension Coding {
  /// Whether a submission may go to LeetCode: every case ran, and all that count were accepted.
  static func isPassed(_ verdict: Verdict) -> Bool {
    verdict.verdict == .accepted && verdict.cases.count == verdict.total
      && verdict.failures.isEmpty
  }

  /// Gives LeetCode what passed here, tells how it gets on, and keeps its verdict beside the local one.
  ///
  /// Nothing of it changes the local attempt: what goes wrong, or is cancelled, is told in words.
  static func handIn(
    _ attempt: Attempt, _ submission: Submission, in problem: Problem, to executor: Runner,
    with services: Services, report: @Sendable (Event) async -> Void,
    claim: @Sendable (Event) async throws -> Void
  ) async {
    var state = HandIn.State.passed
    do {
      try await claim(.handingIn(attempt, .sending))
      try Task.checkCancellation()
      state = .sent(.sending)
      let job = JudgeJob(
        problem: problem, language: submission.language, source: submission.source, cases: [],
        isOptimised: true, learner: submission.learner)
      for try await event in executor.judge(job) {
        guard let event = HandIn.Event(event), let (next, effects) = HandIn.next(state, event)
        else { continue }
        state = next
        for case .tell(let now) in effects { await report(.handingIn(attempt, now)) }
      }
      // A verdict that is there counts, whether or not it was still waited for.
      if state.verdict == nil { try Task.checkCancellation() }
      guard let verdict = state.verdict else { throw OnlineError.neverJudged }
      let official = try await keep(verdict, on: submission, judged: .leetCode, with: services)
      await report(.official(official))
      await log(official, after: attempt, with: services)
    } catch {
      let (message, hint) = words(for: error, at: state)
      await report(.unofficial(message: message, hint: hint))
      await services.log(
        .network,
        state.verdict == nil && (Task.isCancelled || error is CancellationError) ? .info : .warning,
        "\(problem.slug) in \(submission.language.title) has no verdict from LeetCode.",
        detail: message)
    }
  }

  private static func words(
    for error: any Error, at state: HandIn.State
  ) -> (message: String, hint: String?) {
    if let verdict = state.verdict {
      return (
        "LeetCode said “\(verdict.verdict.title)”, which couldn't be saved: "
          + "\(reasonInWords(error)).", "Look at your submissions on LeetCode."
      )
    }
    if Task.isCancelled || error is CancellationError { return words(forStopAt: state) }
    if let error = error as? any UserFacingError { return (error.message, error.hint) }
    return (
      "LeetCode couldn't be asked: \(reasonInWords(error)).",
      state == .passed
        ? "Try again; if that doesn't help, check the Log page."
        : "It may have the code: look at your submissions there before you send it again."
    )
  }

  private static func words(forStopAt state: HandIn.State) -> (message: String, hint: String?) {
    switch state {
    case .passed: ("You stopped before it was sent to LeetCode.", nil)
    case .sent(.sending):
      (
        "You stopped before LeetCode confirmed that it has the code.",
        "It may have arrived: look at your submissions there before you send it again."
      )
    case .sent(.pending), .sent(.started), .judged:
      (
        "You stopped waiting. The code was sent, and LeetCode is still judging it.",
        "Its verdict will be among your submissions there. Accepted ones, and those of problems that "
          + "you worked on lately, arrive here with the next sync while you're signed in."
      )
    }
  }

  /// Notes LeetCode's verdict; that it contradicts ours matters, as a test is missing here then.
  private static func log(
    _ official: Attempt, after local: Attempt, with services: Services
  ) async {
    let verdict = official.verdict
    let isAgreed = verdict.verdict == .accepted
    let failure = verdict.firstFailure
    let detail = [
      "attempts \(local.id) and \(official.id)",
      verdict.online?.submission.map { "submission \($0)" },
      failure.map { "input \(Value.array($0.input).json)" },
      failure?.expected.map { "expected \($0.json)" }, failure?.actual.map { "got \($0.json)" },
    ]
    await services.log(
      .execution, isAgreed ? .info : .warning,
      isAgreed
        ? "LeetCode accepted \(verdict.slug) in \(verdict.language.title)."
        : "LeetCode says “\(verdict.verdict.title)” to \(verdict.slug) in "
          + "\(verdict.language.title), which passed every case here.",
      detail: detail.compactMap(\.self).joined(separator: "\n"))
  }
}
