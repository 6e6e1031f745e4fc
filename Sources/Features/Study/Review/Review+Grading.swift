public import Domain
public import SiteKit
import Store
import Study

extension Review {
  /// Makes an accepted submission the problem's review of the day, its first one or a further one.
  ///
  /// Also ahead of time, which counts with the days that did pass. Nil for anything else, and for a
  /// second one on the same day.
  @discardableResult
  public static func take(
    _ attempt: Attempt, of problem: Problem, with services: Services
  ) async throws -> GradedReview? {
    guard attempt.purpose == .submit, attempt.verdict.verdict == .accepted else { return nil }
    let clock = try await services.dayClock()
    let today = clock.day(of: attempt.finishedAt)
    let lastReviewed = try await lastDay(of: problem.slug, clock, with: services)
    if let lastReviewed, lastReviewed >= today { return nil }
    let facts = try await facts(
      of: problem, until: attempt.finishedAt, after: lastReviewed, clock: clock, with: services)
    let review = GradedReview(
      slug: problem.slug, moment: clock.moment(attempt.finishedAt), facts: facts)
    return try await keep(review, clock: clock, with: services)
  }

  /// Reviews an attempt that was just kept.
  ///
  /// Never fails: the verdict is kept, whatever becomes of its review.
  package static func note(_ attempt: Attempt, of problem: Problem, with services: Services) async {
    do {
      // A run that was cancelled after its verdict is reviewed, too.
      _ = try await Task { try await take(attempt, of: problem, with: services) }.value
    } catch {
      await services.log(
        .execution, .error, "\(problem.slug) was accepted and not reviewed.", detail: "\(error)")
    }
  }

  /// Grades a problem by the learner's own word: today's review, which a first grade makes.
  @discardableResult
  public static func grade(
    _ slug: String, as grade: Grade, with services: Services
  ) async throws -> GradedReview {
    let problem = try services.problem(slug)
    let clock = try await services.dayClock()
    let now = services.now()
    let lastReviewed = try await lastDay(of: slug, clock, with: services)
    let facts = try await facts(
      of: problem, until: now, after: lastReviewed, clock: clock, with: services)
    let review = GradedReview(
      slug: slug, moment: clock.moment(now), facts: facts, chosen: grade)
    if let kept = try await keep(review, clock: clock, with: services) { return kept }
    // Today has one already, perhaps since a moment ago.
    let newest = try await services.database.reviews(slug: slug).last
    guard let newest,
      let changed = try await services.database.chooseGrade(grade, ofReview: newest.id)
    else { throw ReviewError.gone }
    return changed
  }

  /// Gives a past review another grade; the suggested one stays beside it.
  @discardableResult
  public static func change(
    review id: Int, of slug: String, to grade: Grade, with services: Services
  ) async throws -> GradedReview {
    guard try await services.database.reviews(slug: slug).contains(where: { $0.id == id }),
      let changed = try await services.database.chooseGrade(grade, ofReview: id)
    else { throw ReviewError.gone }
    return changed
  }

  private static func lastDay(
    of slug: String, _ clock: DayClock, with services: Services
  ) async throws -> CivilDate? {
    try await services.database.reviews(slug: slug).last?.moment.day(
      beginning: clock.dayStartMinutes)
  }

  /// Nil when the day has a review of the problem.
  private static func keep(
    _ review: GradedReview, clock: DayClock, with services: Services
  ) async throws -> GradedReview? {
    let day = review.moment.day(beginning: clock.dayStartMinutes)
    return try await services.database.keepReview(review) { newest in
      newest.map { $0.moment.day(beginning: clock.dayStartMinutes) < day } ?? true
    }
  }
}
