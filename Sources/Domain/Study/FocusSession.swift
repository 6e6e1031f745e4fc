/// One sitting of the focus timer, work or break: when it ran, and how it ended.
public struct FocusSession: Sendable, Hashable {
  /// What the time is for.
  public enum Phase: String, Sendable, Hashable, Codable, CaseIterable {
    case focus
    case shortBreak = "short-break"
    case longBreak = "long-break"

    /// Whether it is a rest, not work.
    public var isBreak: Bool { self != .focus }
  }

  /// How it came to its end.
  public enum Ending: String, Sendable, Hashable, Codable, CaseIterable {
    /// Its time ran out.
    case finished
    /// The learner ended it before.
    case ended
    /// A break that was not wanted.
    case skipped
  }

  /// A time without a pause; open while the timer runs.
  public struct Stretch: Sendable, Hashable, Codable {
    public var from: Instant
    public var to: Instant?

    public init(from: Instant, to: Instant? = nil) {
      self.from = from
      self.to = to
    }
  }

  /// 0 until it is kept.
  public var id: Int
  public var phase: Phase
  /// How long it is to run, pauses not counted.
  public var plannedSeconds: Int
  /// The problem that it is for.
  public var slug: String?
  /// Tells the day that it belongs to.
  public var startedAt: Moment
  /// In the order in which they were begun; between them it was paused.
  public var stretches: [Stretch]
  /// The last instant at which it was known to run, so that a clock set back is noticed.
  public var seenAt: Instant
  /// Nil: it is under way, or paused.
  public var endedAt: Moment?
  /// Nil as long as it is under way.
  public var ending: Ending?

  /// A session that begins.
  public init(
    id: Int = 0, phase: Phase, plannedSeconds: Int, slug: String? = nil, startedAt: Moment
  ) {
    self.init(
      id: id, phase: phase, plannedSeconds: plannedSeconds, slug: slug, startedAt: startedAt,
      stretches: [Stretch(from: startedAt.instant)], seenAt: startedAt.instant, endedAt: nil,
      ending: nil)
  }

  /// A session as it was kept.
  public init(
    id: Int, phase: Phase, plannedSeconds: Int, slug: String?, startedAt: Moment,
    stretches: [Stretch], seenAt: Instant, endedAt: Moment?, ending: Ending?
  ) {
    self.id = id
    self.phase = phase
    self.plannedSeconds = plannedSeconds
    self.slug = slug
    self.startedAt = startedAt
    self.stretches = stretches
    self.seenAt = seenAt
    self.endedAt = endedAt
    self.ending = ending
  }

  /// Whether it has not ended: it runs, or it is paused.
  public var isOpen: Bool { endedAt == nil }

  /// Whether it waits for the learner to go on.
  public var isPaused: Bool { isOpen && stretches.last?.to != nil }
}
