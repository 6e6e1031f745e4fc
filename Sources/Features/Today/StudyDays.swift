public import Domain
import Store

/// What counts as studying, and when it was done.
public enum StudyDays {
  /// Every accepted submission, graded review and finished focus session, in no order.
  public static func moments(with services: Services) async throws -> [Moment] {
    let solved = try await solved(with: services).map(\.moment)
    let reviewed = try await services.database.reviews().map(\.moment)
    let focused = try await services.database.focusSessions()
      .filter { $0.phase == .focus && $0.ending == .finished }.map(\.startedAt)
    return solved + reviewed + focused
  }

  /// Every accepted submission, oldest first.
  public static func solved(with services: Services) async throws -> [Submitted] {
    let clock = try await services.dayClock()
    return try await services.database.submissions { clock.moment($0).offsetSeconds }
      .filter { $0.verdict == .accepted }
  }
}
