public import Domain
import Store
import TestForge

extension SolutionProviding {
  /// The problem of a slug.
  ///
  /// Throws: ``CodingError/unknownProblem(slug:nearest:)``.
  public func knownProblem(_ slug: String) throws -> Problem {
    if let problem = try problem(slug) { return problem }
    let known = try summaries().map(\.slug)
    throw CodingError.unknownProblem(slug: slug, nearest: nearestNames(to: slug, in: known))
  }
}

extension Services {
  /// The problem of a slug.
  ///
  /// Throws: ``CodingError/unknownProblem(slug:nearest:)``.
  public func problem(_ slug: String) throws -> Problem { try problems.knownProblem(slug) }

  /// An attempt at a problem with its cases.
  ///
  /// Throws: ``CodingError/unknownAttempt(id:)``.
  public func attempt(id: Int, slug: String) async throws -> Attempt {
    guard let attempt = try await database.attempt(id: id), attempt.verdict.slug == slug
    else { throw CodingError.unknownAttempt(id: id) }
    return attempt
  }
}

extension Problem {
  /// Reads an own input as it was typed: one JSON value a line, or one JSON array of all.
  ///
  /// Throws: ``CodingError/badInput(reason:hint:)``.
  public func input(typed text: String) throws -> [Value] {
    do {
      return try parseInput(text, for: self)
    } catch let error as ForgeError {
      throw CodingError.badInput(reason: error.message, hint: error.hint)
    }
  }
}
