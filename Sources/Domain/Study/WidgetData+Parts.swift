extension WidgetData {
  /// A problem of a day.
  public struct Problem: Sendable, Hashable, Codable {
    /// Why it stands there.
    public enum Reason: String, Sendable, Hashable, Codable {
      case plan, carriedOver, review
    }

    public var slug: String
    public var title: String
    public var difficulty: Difficulty
    /// The topic's name, such as “Trees”.
    public var topic: String
    public var reason: Reason
    public var isCompleted: Bool

    public init(
      slug: String, title: String, difficulty: Difficulty, topic: String, reason: Reason = .plan,
      isCompleted: Bool = false
    ) {
      self.slug = slug
      self.title = title
      self.difficulty = difficulty
      self.topic = topic
      self.reason = reason
      self.isCompleted = isCompleted
    }
  }

  /// How it stands with what comes from LeetCode.
  public struct Sync: Sendable, Hashable, Codable {
    public enum State: String, Sendable, Hashable, Codable {
      /// Nobody asked for it.
      case off
      case syncing, synced, failed
    }

    public var state: State
    /// When it last ended well.
    public var lastSynced: Instant?

    public init(state: State = .off, lastSynced: Instant? = nil) {
      self.state = state
      self.lastSynced = lastSynced
    }
  }
}
