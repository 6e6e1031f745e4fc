/// An interview that a learner plays against the clock: a problem, cards and a take-home question, or
/// questions about an answer of theirs to a take-home project.
public struct MockInterview: Sendable, Hashable, Identifiable {
  /// How long one lasts.
  public static let minutes = 45

  /// What an interview about an answer is about.
  public struct FollowUp: Sendable, Hashable, Codable {
    /// How long one lasts.
    public static let minutes = 15

    /// The project's slug.
    public var takeHome: String
    /// The number of the check.
    public var check: Int
    /// What in the answer leads to each card, a sentence or two.
    public var leads: [String]

    public init(takeHome: String, check: Int, leads: [String]) {
      self.takeHome = takeHome
      self.check = check
      self.leads = leads
    }
  }

  /// Given when it is kept; 0 before.
  public var id: Int
  public var startedAt: Moment
  public var minutes: Int
  /// The problem's slug; nil: none is asked.
  public var problem: String?
  /// The ids of the cards, the take-home question last.
  public var cards: [String]
  /// Nil where no answer is talked about.
  public var followUp: FollowUp?
  /// When the learner ended it; nil: not before its time ran out.
  public var endedAt: Instant?

  public init(
    id: Int = 0, startedAt: Moment, minutes: Int = MockInterview.minutes, problem: String?,
    cards: [String], followUp: FollowUp? = nil, endedAt: Instant? = nil
  ) {
    self.id = id
    self.startedAt = startedAt
    self.minutes = minutes
    self.problem = problem
    self.cards = cards
    self.followUp = followUp
    self.endedAt = endedAt
  }

  /// When its time runs out.
  public var deadline: Instant {
    Instant(milliseconds: startedAt.instant.milliseconds + Int64(minutes) * 60_000)
  }

  /// When it was over: ended by hand, or by the clock.
  public var end: Instant { min(endedAt ?? deadline, deadline) }

  public func isUnderWay(at now: Instant) -> Bool { endedAt == nil && now < deadline }

  /// What in the answer leads to a card.
  public func lead(to card: String) -> String? {
    guard let place = cards.firstIndex(of: card), let leads = followUp?.leads,
      leads.indices.contains(place)
    else { return nil }
    return leads[place]
  }
}
