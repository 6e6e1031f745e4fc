import Domain
import SiteKit
import Store

extension Coding {
  /// The cases of a submission, with what is expected of them as far as it has to be known.
  static func cases(
    of submission: Submission, in problem: Problem, from answers: ExpectedAnswers,
    with services: Services, report: @Sendable (Event) async -> Void
  ) async throws -> [JudgeCase] {
    // Elsewhere nothing needs this machine's references.
    guard submission.place == .local else {
      return try await casesElsewhere(of: submission, in: problem, from: answers, with: services)
    }
    guard submission.purpose == .run else {
      return try await answers.cases(of: problem) { await report(.preparing) }
    }
    var cases = submission.extraInputs.map {
      JudgeCase(input: $0, expected: nil, isVisible: true)
    }
    guard !submission.isExtraOnly else { return try await answers.answered(cases, of: problem) }
    cases =
      try await services.database.ownCases(slug: problem.slug).map {
        JudgeCase(input: $0.input, expected: $0.expected, isVisible: true)
      } + cases
    let visible = try await answers.cases(of: problem, visibleOnly: true) {
      await report(.preparing)
    }
    return visible + (try await answers.answered(cases, of: problem))
  }

  private static func casesElsewhere(
    of submission: Submission, in problem: Problem, from answers: ExpectedAnswers,
    with services: Services
  ) async throws -> [JudgeCase] {
    guard submission.purpose == .run else { return try answers.known(of: problem) }
    let typed = submission.extraInputs.map {
      JudgeCase(input: $0, expected: nil, isVisible: true)
    }
    guard !submission.isExtraOnly else { return typed }
    let own = try await services.database.ownCases(slug: problem.slug).map {
      JudgeCase(input: $0.input, expected: $0.expected, isVisible: true)
    }
    var shown = problem
    shown.tests.removeAll { !$0.isVisible }
    return try answers.known(of: shown) + own + typed
  }
}
