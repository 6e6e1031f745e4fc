/// An interview that a learner plays: a problem, cards and a take-home question against the clock.
public struct MockInterview: Sendable, Hashable, Identifiable {
  /// How long one lasts.
  public static let minutes = 45

  /// Given when it is kept; 0 before.
  public var id: Int
  public var startedAt: Moment
  public var minutes: Int
  /// The problem's slug.
  public var problem: String
  /// The ids of the cards, the take-home question last.
  public var cards: [String]
  /// When the learner ended it; nil: not before its time ran out.
  public var endedAt: Instant?

  public init(
    id: Int = 0, startedAt: Moment, minutes: Int = MockInterview.minutes, problem: String,
    cards: [String], endedAt: Instant? = nil
  ) {
    self.id = id
    self.startedAt = startedAt
    self.minutes = minutes
    self.problem = problem
    self.cards = cards
    self.endedAt = endedAt
  }

  /// When its time runs out.
  public var deadline: Instant {
    Instant(milliseconds: startedAt.instant.milliseconds + Int64(minutes) * 60_000)
  }

  /// When it was over: ended by hand, or by the clock.
  public var end: Instant { min(endedAt ?? deadline, deadline) }

  public func isUnderWay(at now: Instant) -> Bool { endedAt == nil && now < deadline }
}
