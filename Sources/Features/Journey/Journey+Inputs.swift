public import Domain
internal import Store

extension Journey {
  /// What a page's button or choice may carry of an input.
  private static let longestInPage = 32 << 10
  /// How many of the last attempts are looked through for an input.
  private static let attemptsLookedThrough = 8
  private static let nameMark = "kept:"

  /// An input as a form sends it: the input itself, or a large one's name; nil for none.
  public static func sent(_ input: [Value]) -> String? {
    let json = Value.array(input).json
    if input.isEmpty { return nil }
    return json.utf8.count > longestInPage ? name(of: json) : json
  }

  /// The input that a form has sent; a name is looked up among the learner's cases and attempts.
  ///
  /// Throws: ``CodingError``, ``JourneyError/inputGone``.
  public static func input(
    _ text: String, of problem: Problem, with services: Services
  ) async throws -> [Value] {
    guard text.hasPrefix(nameMark) else { return try Coding.input(text, for: problem) }
    let own = try await services.database.ownCases(slug: problem.slug).map(\.input)
    if let found = own.first(where: { isNamed($0, text) }) { return found }
    let attempts = try await services.database.attempts(
      slug: problem.slug, limit: attemptsLookedThrough)
    for attempt in attempts {
      guard let verdict = try await services.database.attempt(id: attempt.id)?.verdict else {
        continue
      }
      let inputs = [verdict.counterexample?.input].compactMap(\.self) + verdict.cases.map(\.input)
      if let found = inputs.first(where: { isNamed($0, text) }) { return found }
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

  private static func name(of json: String) -> String { nameMark + SHA256.hex(json.utf8) }

  private static func isNamed(_ input: [Value], _ wanted: String) -> Bool {
    let json = Value.array(input).json
    return json.utf8.count > longestInPage && name(of: json) == wanted
  }
}
