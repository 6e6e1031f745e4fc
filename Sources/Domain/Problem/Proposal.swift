/// A case that was proposed for a problem, and what became of it.
public struct Proposal: Sendable, Hashable, Codable {
  public enum Outcome: String, Sendable, Hashable, Codable {
    /// It became one of the learner's own cases.
    case accepted
    /// It is kept with the reason, and nothing runs it.
    case quarantined
  }

  /// 0 until it is kept.
  public var id: Int
  public var slug: String
  /// Who proposed it: `forge`, or a model's name.
  public var origin: String
  public var madeAt: Instant
  /// As it was proposed, as JSON; cut when it is too long to be kept.
  public var text: String
  public var outcome: Outcome
  /// Why it was taken, or why not, as a sentence.
  public var reason: String

  public init(
    id: Int = 0, slug: String, origin: String, madeAt: Instant, text: String, outcome: Outcome,
    reason: String
  ) {
    self.id = id
    self.slug = slug
    self.origin = origin
    self.madeAt = madeAt
    self.text = text
    self.outcome = outcome
    self.reason = reason
  }
}
