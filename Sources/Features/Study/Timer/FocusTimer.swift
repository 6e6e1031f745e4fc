public import Domain
import Study

/// The focus timer: sessions of work and their breaks, which the pages and the terminal share.
public enum FocusTimer {
  /// A session that is under way, as it stands at an instant.
  public struct State: Sendable, Hashable {
    public var session: FocusSession
    /// When it was looked at.
    public var now: Instant

    public init(session: FocusSession, now: Instant) {
      self.session = session
      self.now = now
    }

    /// How long it still has to run.
    public var remainingMilliseconds: Int64 { session.remainingMilliseconds(at: now) }
    /// How long it ran, pauses left out.
    public var elapsedSeconds: Int { session.elapsedSeconds(at: now) }
    public var isPaused: Bool { session.isPaused }
  }

  /// What the learner asks of a session that begins.
  public struct Wish: Sendable, Hashable {
    /// Nil: as the settings have it.
    public var minutes: Int?
    /// Nil: no problem.
    public var slug: String?
    /// Nil: what comes next.
    public var phase: FocusSession.Phase?

    public init(minutes: Int? = nil, slug: String? = nil, phase: FocusSession.Phase? = nil) {
      self.minutes = minutes
      self.slug = slug
      self.phase = phase
    }
  }

  /// Everything that the page shows, as it stands at one instant.
  public struct Content: Sendable {
    /// The day's sessions, oldest first, the open one last.
    public var sessions: [FocusSession]
    public var preferences: Preferences
    public var clock: DayClock
    public var now: Instant
    /// Titles of the problems by their slugs, in the catalogue's order.
    public var problems: [(slug: String, title: String)]
    /// The problem that is chosen for the next session.
    public var chosen: String?

    public init(
      sessions: [FocusSession], preferences: Preferences, clock: DayClock, now: Instant,
      problems: [(slug: String, title: String)] = [], chosen: String? = nil
    ) {
      self.sessions = sessions
      self.preferences = preferences
      self.clock = clock
      self.now = now
      self.problems = problems
      self.chosen = chosen
    }
  }
}
