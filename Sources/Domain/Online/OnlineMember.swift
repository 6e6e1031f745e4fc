/// A member of LeetCode as everybody sees them.
public struct OnlineMember: Sendable, Hashable, Codable {
  /// As LeetCode spells it.
  public var name: String
  /// How many problems they solved.
  public var solved: Int?

  public init(name: String, solved: Int? = nil) {
    self.name = name
    self.solved = solved
  }
}

/// Whose a session is.
public struct OnlineAccount: Sendable, Hashable, Codable {
  public var name: String
  public var isPremium: Bool

  public init(name: String, isPremium: Bool = false) {
    self.name = name
    self.isPremium = isPremium
  }
}

/// A problem that was solved there.
public struct OnlineSolved: Sendable, Hashable {
  /// As LeetCode calls it.
  public var slug: String
  public var title: String
  /// When it was handed in last, if that is known.
  public var at: Instant?

  public init(slug: String, title: String, at instant: Instant? = nil) {
    self.slug = slug
    self.title = title
    at = instant
  }
}

/// A part of a longer list.
public struct OnlinePage<Element: Sendable>: Sendable {
  public var items: [Element]
  /// How many there are in all.
  public var total: Int
  /// What asks for the next part; nil: this was the last.
  public var next: Int?

  public init(items: [Element], total: Int, next: Int?) {
    self.items = items
    self.total = total
    self.next = next
  }
}

/// A submission that LeetCode keeps.
public struct OnlineSubmission: Sendable, Hashable, Codable {
  /// Grows with time; nil where LeetCode does not tell it.
  public var id: Int?
  public var slug: String
  public var title: String
  /// Nil for what Focus has no word for.
  public var verdict: VerdictKind?
  /// As LeetCode says it: `Accepted`.
  public var status: String
  /// LeetCode's name of the language: `python3`.
  public var language: String
  public var at: Instant
  /// As LeetCode writes them: `52 ms`, `17.6 MB`; nil where it does not.
  public var runtime: String?
  public var memory: String?

  public init(
    id: Int?, slug: String, title: String, verdict: VerdictKind?, status: String,
    language: String, at instant: Instant, runtime: String? = nil, memory: String? = nil
  ) {
    self.id = id
    self.slug = slug
    self.title = title
    self.verdict = verdict
    self.status = status
    self.language = language
    at = instant
    self.runtime = runtime
    self.memory = memory
  }
}

/// What LeetCode says of a run or a submission beyond its verdict.
public struct OnlineReport: Sendable, Hashable, Codable {
  /// The submission's number there; nil for a run.
  public var submission: String?
  /// As LeetCode writes them: `52 ms`, `17.6 MB`.
  public var runtime: String?
  public var memory: String?
  /// How many other submissions are slower or larger, 0 to 100.
  public var runtimePercentile: Double?
  public var memoryPercentile: Double?

  public init(
    submission: String? = nil, runtime: String? = nil, memory: String? = nil,
    runtimePercentile: Double? = nil, memoryPercentile: Double? = nil
  ) {
    self.submission = submission
    self.runtime = runtime
    self.memory = memory
    self.runtimePercentile = runtimePercentile
    self.memoryPercentile = memoryPercentile
  }
}
