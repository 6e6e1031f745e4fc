public import Domain
public import SiteKit
import Store
import Study

extension Review {
  /// Signs of work closer together than this say nothing new; in seconds.
  private static let closestSigns = 60

  /// Remembers that a problem was opened or typed at.
  ///
  /// Never fails: what the learner came for goes on without it.
  public static func note(
    _ kind: Activity.Kind, slug: String, with services: Services
  ) async {
    guard let clock = try? await services.dayClock() else { return }
    let activity = Activity(slug: slug, kind: kind, moment: clock.moment(services.now()))
    try? await services.database.recordActivity(activity, unlessWithin: closestSigns)
  }

  /// Remembers that help was opened, which counts in the grade.
  public static func open(
    _ help: PageHelp, slug: String, with services: Services
  ) async throws {
    _ = try services.problem(slug)
    let moment = try await services.dayClock().moment(services.now())
    try await services.database.recordActivity(help.activity(of: slug, at: moment))
  }

  /// The help that stays open on a problem's page: what was opened in this sitting, or today.
  package static func opened(slug: String, with services: Services) async throws -> Set<PageHelp> {
    let clock = try await services.dayClock()
    let now = services.now()
    let activities = try await services.database.activities(slug: slug)
    let last = try await services.database.reviews(slug: slug).last.map {
      $0.moment.day(beginning: clock.dayStartMinutes)
    }
    // What was read right after a review lies open that day, and never spoils the next one.
    let isToday = last == clock.day(of: now)
    let sitting = Sitting.leading(
      to: now, in: activities, after: isToday ? last?.adding(days: -1) : last,
      dayStartMinutes: clock.dayStartMinutes)
    return Set(sitting.compactMap(PageHelp.init))
  }

  /// What is known of how a problem was solved up to an instant.
  static func facts(
    of problem: Problem, until instant: Instant, after lastReviewed: CivilDate?, clock: DayClock,
    with services: Services
  ) async throws -> ReviewFacts {
    let sitting = Sitting.leading(
      to: instant, in: try await services.database.activities(slug: problem.slug),
      after: lastReviewed, dayStartMinutes: clock.dayStartMinutes)
    let begin = sitting.first?.moment.instant ?? instant
    // A stopped one and one that failed by our doing say nothing.
    let submits = try await services.database.submissions(slug: problem.slug) {
      clock.moment($0).offsetSeconds
    }.filter { submit in
      (begin...instant).contains(submit.moment.instant)
        && ![.cancelled, .internalError].contains(submit.verdict)
    }
    // Runs and submissions alone are the ends of work in one's own editor, not its beginning.
    let isTimed = sitting.contains { $0.kind == .opened || $0.kind == .draft }
    let help = Set(sitting.compactMap(PageHelp.init))
    return ReviewFacts(
      verdict: submits.last?.verdict,
      // A slip of the pen that no compiler takes was not judged.
      wrongSubmits: submits.count(where: \.isWrong),
      hintsOpened: help.subtracting([.editorial, .solution]).count,
      openedEditorial: help.contains(.editorial), openedSolution: help.contains(.solution),
      activeSeconds: isTimed ? Sitting.seconds(of: sitting.map(\.moment.instant)) : nil,
      parMinutes: problem.summary.minutes)
  }
}
