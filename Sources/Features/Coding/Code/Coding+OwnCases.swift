public import Domain
public import SiteKit
import Store

extension Coding {
  /// Keeps an own input, with the answer that the learner expects if one was typed.
  @discardableResult
  public static func addOwnCase(
    slug: String, input text: String, expected: String?, with services: Services
  ) async throws -> OwnCase {
    let problem = try services.problem(slug)
    return try await services.database.addOwnCase(
      slug: slug, input: try problem.input(typed: text),
      expected: try expected.flatMap { try expectation($0, for: problem) })
  }

  /// The inputs that the learner added to a problem, oldest first.
  public static func ownCases(
    slug: String, with services: Services
  ) async throws -> [OwnCase] {
    try await services.database.ownCases(slug: slug)
  }

  /// Takes an own case away; one that is gone already is no trouble.
  public static func removeOwnCase(
    id: Int, slug: String, with services: Services
  ) async throws {
    let cases = try await ownCases(slug: slug, with: services)
    guard cases.contains(where: { $0.id == id }) else { return }
    try await services.database.removeOwnCase(id: id)
  }

  private static func expectation(_ text: String, for problem: Problem) throws -> Value? {
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    let value: Value
    do {
      value = try Value(json: text)
    } catch {
      throw CodingError.badExpectation(reason: "\(error)")
    }
    if case .function(let signature) = problem.signature, !signature.admits(answer: value) {
      throw CodingError.badExpectation(reason: "it isn't of type \(signature.answer).")
    }
    return value
  }
}
