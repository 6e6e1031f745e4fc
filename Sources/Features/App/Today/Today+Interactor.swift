import Domain
import InterviewsFeature
import OnlineFeature
public import SiteKit
import Store
import Study
import StudyFeature

extension Today {
  /// The learner's day as it stands now.
  public static func model(with services: Services) async throws -> Model {
    Model(try await facts(with: services))
  }

  /// Everything that the page is made of.
  static func facts(with services: Services) async throws -> Facts {
    let clock = try await services.dayClock()
    let now = clock.moment(services.now())
    let day = clock.day(of: now)
    // A session whose time ran out is finished by this, and counts below.
    let session = try await FocusTimer.current(with: services)
    let solved = try await StudyDays.solved(with: services)
    let reviews = try await services.database.reviews()
    let sessions = try await services.database.focusSessions()
    let summaries = try services.problems.summaries()
    let everSolved = try await services.database.solvedSlugs()
    let leetCode = try await LeetCode.standing(with: services)
    let isNew = try await services.database.progress().isEmpty && everSolved.isEmpty
    return Facts(
      now: now, day: day, preferences: try await services.database.preferences(),
      streak: Streak(
        StudyDays.moments(
          solved: solved, reviews: reviews, sessions: sessions,
          drilled: try await services.database.drilledMoments()),
        dayStartMinutes: clock.dayStartMinutes,
        now: now),
      solvedToday: Set(solved.filter { clock.day(of: $0.moment) == day }.map(\.slug)),
      reviewedToday: Set(
        reviews.filter { $0.isStudy && clock.day(of: $0.moment) == day }.map(\.slug)),
      solvedEver: summaries.count { everSolved.contains($0.slug) }, total: summaries.count,
      focusedSeconds: try await FocusTimer.focusedSeconds(on: day, with: services),
      session: session,
      due: try await Review.due(on: day, with: services),
      plan: try await Plan.day(day, with: services),
      habits: try await Habits.standings(with: services),
      first: isNew ? firstProblem(of: summaries) : nil,
      leetCode: leetCode.isSetUp ? leetCode : nil,
      dueCards: try await Drill.dueCount(with: services))
  }

  /// An easy one, the first in the catalogue's order.
  private static func firstProblem(of summaries: [ProblemSummary]) -> ProblemSummary? {
    summaries.first { $0.difficulty == .easy } ?? summaries.first
  }
}
