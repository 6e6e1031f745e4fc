/// The interviews of one company, over days: a phone screen, a take-home project, and questions about its answer.
public struct InterviewLoop: Sendable, Hashable, Identifiable {
  /// Given when it is kept; 0 before.
  public var id: Int
  public var startedAt: Moment
  /// The slug of the take-home project.
  public var takeHome: String
  /// The number of the mock interview that it begins with.
  public var screen: Int
  /// When the learner gave it up, or saw its last part end.
  public var endedAt: Instant?

  public init(
    id: Int = 0, startedAt: Moment, takeHome: String, screen: Int, endedAt: Instant? = nil
  ) {
    self.id = id
    self.startedAt = startedAt
    self.takeHome = takeHome
    self.screen = screen
    self.endedAt = endedAt
  }
}
