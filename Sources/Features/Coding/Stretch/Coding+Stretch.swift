import Domain
import SiteKit
import Store

extension Coding {
  /// Whether an accepted submission is tried beyond LeetCode's bounds.
  static func canStretch(
    _ verdict: Verdict, _ submission: Submission, in problem: Problem
  ) -> Bool {
    submission.purpose == .submit && submission.place == .local && verdict.verdict == .accepted
      && problem.tests.contains(where: \.isStretch)
  }

  /// Gives an attempt the word on how far it comes beyond LeetCode's bounds, and keeps it.
  ///
  /// Gives the family of inputs on which it gave up, if its growth can be measured there. Nothing of
  /// it is the learner's: what goes wrong here, or is cancelled, only leaves it out.
  static func stretch(
    _ attempt: inout Attempt, of submission: Submission, in problem: Problem,
    with services: Services
  ) async -> String? {
    let runs = StretchRuns(
      submission: submission, problem: problem, limits: attempt.verdict.limits,
      answers: ExpectedAnswers(runner: services.runner, cacheFolder: services.cacheFolder))
    guard let found = try? await runs.finding() else { return nil }
    attempt.verdict.stretch = found.verdict
    // The next submission finds it again, should the disk refuse.
    try? await services.database.recordFindings(on: attempt)
    return found.family.flatMap { isMeasured($0, in: problem) ? $0 : nil }
  }
}
