import Domain
public import SiteKit
import Store

extension LeetCode {
  /// Begins a review card for each problem that came over and was never reviewed; gives how many.
  ///
  /// Each counts as reviewed when it was solved there, so that the oldest come first.
  @discardableResult
  public static func startReviews(with services: Services) async throws -> Int {
    let clock = try await services.dayClock()
    let summaries = Dictionary(
      try services.problems.summaries().map { ($0.slug, $0) }, uniquingKeysWith: { $1 })
    var begun = 0
    for item in try await standing(with: services).startable {
      guard let summary = summaries[item.slug] else { continue }
      let review = GradedReview(
        slug: item.slug, moment: item.solvedAt.map(clock.moment) ?? item.foundAt,
        facts: ReviewFacts(verdict: .accepted, parMinutes: summary.minutes, source: source))
      let kept = try await services.database.keepReview(review) { $0 == nil }
      begun += kept == nil ? 0 : 1
    }
    return begun
  }

  /// Offers the reviews of what came over until now no more on the page of the day.
  public static func declineReviews(with services: Services) async throws {
    let now = services.now()
    try await changeAccount(with: services) { $0.declinedReviewsAt = now }
  }

  /// Forgets what came over from LeetCode; the name, the cookie and reviews stay.
  ///
  /// Throws: ``LeetCodeError/unsure`` unless it is meant.
  public static func forget(isSure: Bool, with services: Services) async throws {
    guard isSure else { throw LeetCodeError.unsure }
    // Not due at once: what is forgotten is not to come back in the same breath. A sync that goes on
    // is told before, so that it brings nothing back either.
    let now = services.now()
    try await changeSync(with: services) { state in
      state.beginAnew()
      state.attemptedAt = now
    }
    try await services.database.forgetSolvedElsewhere(source: source)
    try await services.database.forgetOnlineSubmissions()
    await services.log(.sync, .info, "What was imported from LeetCode was forgotten.")
  }
}
