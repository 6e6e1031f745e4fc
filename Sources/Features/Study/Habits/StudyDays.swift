public import Domain
public import SiteKit
import Store

/// What counts as studying, and when it was done.
public enum StudyDays {
  /// Every accepted submission, graded review, graded card and finished focus session, in no order.
  ///
  /// A review that was only begun with what was solved elsewhere is none of them.
  package static func moments(
    solved: [Submitted], reviews: [GradedReview], sessions: [FocusSession], drilled: [Moment] = []
  ) -> [Moment] {
    drilled + solved.map(\.moment) + reviews.filter(\.isStudy).map(\.moment)
      + sessions.filter { $0.phase == .focus && $0.ending == .finished }.map(\.startedAt)
  }

  /// Every accepted submission, oldest first.
  public static func solved(with services: Services) async throws -> [Submitted] {
    let clock = try await services.dayClock()
    return try await services.database.submissions { clock.moment($0).offsetSeconds }
      .filter { $0.verdict == .accepted }
  }
}
