public import Domain
public import SiteKit
internal import Store

extension Journey {
  /// How many of the last attempts are looked through for an input.
  private static let attemptsLookedThrough = 8

  /// The input that a form has sent; a name is looked up among the learner's cases and attempts.
  ///
  /// Throws: ``CodingError``, ``JourneyError/inputGone``.
  public static func input(
    _ text: String, of problem: Problem, with services: Services
  ) async throws -> [Value] {
    guard SentInput.isName(text) else { return try problem.input(typed: text) }
    let own = try await services.database.ownCases(slug: problem.slug).map(\.input)
    if let found = own.first(where: { SentInput.isNamed($0, text) }) { return found }
    let attempts = try await services.database.attempts(
      slug: problem.slug, limit: attemptsLookedThrough)
    for attempt in attempts {
      guard let verdict = try await services.database.attempt(id: attempt.id)?.verdict else {
        continue
      }
      let inputs = [verdict.counterexample?.input].compactMap(\.self) + verdict.cases.map(\.input)
      if let found = inputs.first(where: { SentInput.isNamed($0, text) }) { return found }
    }
    throw JourneyError.inputGone
  }

  /// The right answer to an input, where one of the last verdicts or an own case says it.
  public static func expected(
    for input: [Value], of problem: Problem, with services: Services
  ) async throws -> Value? {
    let attempts = try await services.database.attempts(
      slug: problem.slug, limit: attemptsLookedThrough)
    for attempt in attempts {
      guard let verdict = try await services.database.attempt(id: attempt.id)?.verdict else {
        continue
      }
      if let found = verdict.counterexample, found.input == input, let answer = found.expected {
        return answer
      }
      let found = verdict.cases.first { $0.input == input && $0.expected != nil }
      if let answer = found?.expected { return answer }
    }
    return try await services.database.ownCases(slug: problem.slug)
      .first { $0.input == input }?.expected
  }
}
