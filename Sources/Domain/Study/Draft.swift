/// A learner's text for one problem and language, at one revision.
public struct Draft: Sendable, Hashable, Codable {
  public var slug: String
  public var language: Language
  /// Counts up by one with each save, from 1.
  public var revision: Int
  public var source: String
  public var savedAt: Instant

  public init(
    slug: String, language: Language, revision: Int, source: String, savedAt: Instant
  ) {
    self.slug = slug
    self.language = language
    self.revision = revision
    self.source = source
    self.savedAt = savedAt
  }
}

/// What became of a draft that was to be saved.
public enum DraftOutcome: Sendable, Hashable {
  case saved(Draft)
  /// The text was written from an older revision: both are kept and the learner chooses.
  case conflict(current: Draft, kept: Draft)
}

/// An input that the learner added to a problem's examples.
public struct OwnCase: Sendable, Hashable, Codable {
  public var id: Int
  public var slug: String
  public var input: [Value]
  /// Given by the learner, or nil: the reference's answer counts.
  public var expected: Value?
  /// Who proposed it: `forge`, or a model's name; nil: the learner wrote it.
  public var origin: String?

  public init(
    id: Int, slug: String, input: [Value], expected: Value?, origin: String? = nil
  ) {
    self.id = id
    self.slug = slug
    self.input = input
    self.expected = expected
    self.origin = origin
  }
}

/// One run or submission with its whole verdict.
public struct Attempt: Sendable, Hashable, Codable {
  public enum Purpose: String, Sendable, Hashable, Codable { case run, submit }

  public var id: Int
  public var purpose: Purpose
  public var source: String
  public var verdict: Verdict
  public var finishedAt: Instant
  /// Who judged it; a submission that LeetCode took is a second attempt beside the local one.
  public var place: ExecutionPlace

  public init(
    id: Int, purpose: Purpose, source: String, verdict: Verdict, finishedAt: Instant,
    place: ExecutionPlace = .local
  ) {
    self.id = id
    self.place = place
    self.purpose = purpose
    self.source = source
    self.verdict = verdict
    self.finishedAt = finishedAt
  }
}
