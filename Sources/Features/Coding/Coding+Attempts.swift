public import Domain
import Store

extension Coding {
  /// Where the review is told that an accepted submission makes; nil for anything else.
  static func review(of verdict: Verdict, for purpose: Attempt.Purpose) -> SitePath? {
    guard purpose == .submit, verdict.verdict == .accepted else { return nil }
    return .review(.problem(slug: verdict.slug))
  }

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
