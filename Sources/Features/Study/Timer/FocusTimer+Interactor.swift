public import Domain
import Foundation
public import SiteKit
import Store
import Study

extension FocusTimer {
  /// How often an open session is noted to run still, so that a clock set back is noticed.
  private static let noteMilliseconds: Int64 = 60_000

  /// The session that is under way or paused; one whose time ran out is finished by this.
  public static func current(with services: Services) async throws -> State? {
    guard let open = try await services.database.openFocusSession() else { return nil }
    let clock = try await services.dayClock()
    let now = services.now()
    let session = open.settled(at: now, clock)
    let hasTurned = session.stretches != open.stretches || !session.isOpen
    let age = session.seenAt.milliseconds - open.seenAt.milliseconds
    guard hasTurned || age >= noteMilliseconds else { return State(session: session, now: now) }
    // Another program may have been quicker, so it is told again what is there now.
    let kept = try await services.database.changeOpenFocusSession { $0.settled(at: now, clock) }
    return kept.flatMap { $0.isOpen ? State(session: $0, now: now) : nil }
  }

  /// Whole seconds that were focused on a day, with what an open session ran until now.
  public static func focusedSeconds(
    on day: CivilDate, with services: Services
  ) async throws -> Int {
    _ = try await current(with: services)
    let clock = try await services.dayClock()
    return FocusedTime.seconds(
      of: try await sessions(around: day, clock, with: services), on: day,
      dayStartMinutes: clock.dayStartMinutes, at: services.now())
  }

  /// Begins a session; throws ``TimerError`` or ``CodingError/unknownProblem(slug:nearest:)``.
  @discardableResult
  public static func start(_ wish: Wish, with services: Services) async throws -> State {
    if let minutes = wish.minutes, !Preferences.TimerLengths.minutes.contains(minutes) {
      throw TimerError.badLength(text: String(minutes))
    }
    let content = try await content(with: services)
    let phase = wish.phase ?? content.pomodoro.next
    let slug = try wish.slug.map { try self.slug($0, with: services) }
    let minutes = wish.minutes ?? content.preferences.timer.minutes(of: phase)
    let session = FocusSession(
      phase: phase, plannedSeconds: minutes * 60, slug: phase.isBreak ? nil : slug,
      startedAt: content.clock.moment(content.now))
    let kept = try await services.database.startFocusSession(session) { [content] in
      $0.settled(at: content.now, content.clock)
    }
    guard let kept else { throw TimerError.alreadyOpen }
    return State(session: kept, now: content.now)
  }

  /// Pauses what is under way; throws ``TimerError/nothingOpen``.
  @discardableResult
  public static func pause(with services: Services) async throws -> State {
    try await change(with: services) { $0.paused(at: $1, $2) }
  }

  /// Goes on with what is paused; throws ``TimerError/nothingOpen``.
  @discardableResult
  public static func resume(with services: Services) async throws -> State {
    try await change(with: services) { $0.resumed(at: $1, $2) }
  }

  /// Ends what is under way and keeps its time; throws ``TimerError/nothingOpen``.
  @discardableResult
  public static func end(with services: Services) async throws -> State {
    try await change(with: services) { $0.ended(at: $1, $2) }
  }

  /// Ends a break, or declines the one that is offered; throws ``TimerError/noBreak``.
  public static func skip(with services: Services) async throws {
    if let open = try await current(with: services)?.session {
      guard open.phase.isBreak else { throw TimerError.noBreak }
      try await change(with: services) { $0.ended(at: $1, $2, as: .skipped) }
      return
    }
    let content = try await content(with: services)
    guard content.pomodoro.next.isBreak else { throw TimerError.noBreak }
    let moment = content.clock.moment(content.now)
    var declined = FocusSession(
      phase: content.pomodoro.next, plannedSeconds: 0, startedAt: moment)
    declined.stretches = []
    declined.endedAt = moment
    declined.ending = .skipped
    _ = try await services.database.startFocusSession(declined) { $0 }
  }

  /// Everything that the page shows; `text` names the problem of the next session.
  public static func content(
    choosing text: String? = nil, with services: Services
  ) async throws -> Content {
    _ = try await current(with: services)
    let clock = try await services.dayClock()
    let now = services.now()
    return Content(
      sessions: try await sessions(around: clock.day(of: now), clock, with: services),
      preferences: try await services.database.preferences(), clock: clock, now: now,
      problems: try services.problems.summaries().map { ($0.slug, $0.title) }, chosen: text)
  }

  /// The page and the terminal's line as they stand.
  public static func model(
    choosing text: String? = nil, with services: Services
  ) async throws -> Model {
    Model(try await content(choosing: text, with: services))
  }

  // A day's sessions may have been begun in another zone, which is little more than a day away.
  // One over the day's start is told on both days.
  private static func sessions(
    around day: CivilDate, _ clock: DayClock, with services: Services
  ) async throws -> [FocusSession] {
    let start = clock.start(of: day).milliseconds - 2 * 86_400_000
    return try await services.database.focusSessions(since: Instant(milliseconds: start))
      .filter { session in
        session.isOpen
          || [session.startedAt, session.endedAt].contains {
            $0?.day(beginning: clock.dayStartMinutes) == day
          }
      }
  }

  @discardableResult
  private static func change(
    with services: Services,
    _ change: @escaping @Sendable (FocusSession, Instant, DayClock) -> FocusSession
  ) async throws -> State {
    let clock = try await services.dayClock()
    let now = services.now()
    let session = try await services.database.changeOpenFocusSession { change($0, now, clock) }
    guard let session else { throw TimerError.nothingOpen }
    return State(session: session, now: now)
  }

  /// The slug of a problem that is named by its slug, its title or its number.
  private static func slug(_ text: String, with services: Services) throws -> String {
    let words = text.trimmingCharacters(in: .whitespaces).lowercased()
    let known = try services.problems.summaries().first {
      let number = $0.number.map(String.init)
      return words == $0.slug || words == $0.title.lowercased() || words == number
    }
    return try known?.slug ?? services.problem(words).slug
  }
}

extension FocusTimer.Content {
  /// What comes next.
  var pomodoro: Pomodoro {
    Pomodoro(after: sessions, at: now, clock, preferences.timer)
  }
}
