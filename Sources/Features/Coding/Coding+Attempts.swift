public import Domain
import Store

extension Coding {
  /// An attempt at a problem with its cases; throws when there is none of this number.
  public static func attempt(
    id: Int, slug: String, with services: Services
  ) async throws -> Attempt {
    guard let attempt = try await services.database.attempt(id: id),
      attempt.verdict.slug == slug
    else { throw CodingError.unknownAttempt(id: id) }
    return attempt
  }
}
