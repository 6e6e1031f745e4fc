public import Domain
import Store
import TestForge

extension Coding {
  /// Reads an own input as it was typed: one JSON value a line, or one JSON array of all.
  ///
  /// Throws sentences that name the argument and what is wrong with it.
  public static func input(_ text: String, for problem: Problem) throws -> [Value] {
    try parseInput(text, for: problem)
  }

  /// Keeps an own input, with the answer that the learner expects if one was typed.
  @discardableResult
  public static func addOwnCase(
    slug: String, input text: String, expected: String?, with services: Services
  ) async throws -> OwnCase {
    let problem = try problem(slug, with: services)
    return try await services.database.addOwnCase(
      slug: slug, input: try input(text, for: problem),
      expected: try expected.flatMap { try expectation($0, for: problem) })
  }

  private static func expectation(_ text: String, for problem: Problem) throws -> Value? {
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    let value: Value
    do {
      value = try Value(json: text)
    } catch {
      throw CodingError.badExpectation(reason: "\(error)")
    }
    if case .function(let signature) = problem.signature, !signature.answer.admits(value) {
      throw CodingError.badExpectation(reason: "it is no \(signature.answer).")
    }
    return value
  }
}
