public import Domain

/// How syncs with LeetCode went and how far one is; kept, so that every program sees the same.
public struct SyncState: Sendable, Hashable {
  /// A sync that goes on.
  public struct Run: Sendable, Hashable, Codable {
    public var startedAt: Instant
    /// Its last sign of life.
    public var seenAt: Instant
    /// How many solved problems were read.
    public var read: Int
    /// How many there are to read; nil where LeetCode has not said it yet.
    public var total: Int?
    /// The mark of the process that makes it; nil in what an older version kept.
    var process: String? = ProcessMark.own.name
  }

  /// What the last sync brought that ended well.
  public struct Result: Sendable, Hashable, Codable {
    public var at: Instant
    /// Whose solved problems they are.
    public var name: String
    /// Whether the list came with the learner's own cookie.
    public var isSignedIn: Bool
    /// How many of the catalogue's problems were new.
    public var syncedCount: Int
    /// How many of the catalogue's problems are solved there in all.
    public var totalMatched: Int
    /// What was new, by name.
    public var fresh: [String]
  }

  /// Why the last attempt came to nothing.
  public struct Trouble: Sendable, Hashable, Codable {
    public var at: Instant
    public var message: String
    public var hint: String?
  }

  /// How long a run without a sign of life counts: more than its slowest request takes.
  static let longestSilence: Int64 = 300_000

  public var run: Run?
  public var last: Result?
  /// Nil when the last attempt ended well.
  public var trouble: Trouble?
  public var attemptedAt: Instant?
  /// How many attempts failed in a row.
  public var failures: Int
  /// When the newest submission was made that was seen.
  public var newestSeen: Instant?
  /// Whether some that were solved there cannot be seen without the cookie.
  public var isIncomplete: Bool
  /// How many problems LeetCode says are solved there.
  public var solvedThere: Int?
  /// How many the list of the learner's own had when it was last read to its end.
  public var listTotal: Int?
  /// When an attempt last ended well, whoever was synced.
  public var settledAt: Instant?
  /// Grows with each change of name or cookie and with what is forgotten: a sync from before such a
  /// change keeps nothing after it.
  public var epoch: Int

  public init(
    run: Run? = nil, last: Result? = nil, trouble: Trouble? = nil, attemptedAt: Instant? = nil,
    failures: Int = 0, newestSeen: Instant? = nil, isIncomplete: Bool = false,
    solvedThere: Int? = nil, listTotal: Int? = nil, settledAt: Instant? = nil, epoch: Int = 0
  ) {
    self.run = run
    self.last = last
    self.trouble = trouble
    self.attemptedAt = attemptedAt
    self.failures = failures
    self.newestSeen = newestSeen
    self.isIncomplete = isIncomplete
    self.solvedThere = solvedThere
    self.listTotal = listTotal
    self.settledAt = settledAt
    self.epoch = epoch
  }

  /// The run that goes on; one whose program was killed, or that fell silent, does not.
  public func openRun(at now: Instant) -> Run? {
    guard let run, abs(now.milliseconds - run.seenAt.milliseconds) <= Self.longestSilence,
      run.process.flatMap(ProcessMark.init(in:))?.isGone != true
    else { return nil }
    return run
  }
}

extension SyncState: Codable {
  private enum CodingKeys: String, CodingKey {
    case run, last, trouble, attemptedAt, failures, newestSeen, isIncomplete, solvedThere
    case listTotal, settledAt, epoch
  }

  /// What a file does not hold has its default.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      run: try fields.decodeIfPresent(Run.self, forKey: .run),
      last: try fields.decodeIfPresent(Result.self, forKey: .last),
      trouble: try fields.decodeIfPresent(Trouble.self, forKey: .trouble),
      attemptedAt: try fields.decodeIfPresent(Instant.self, forKey: .attemptedAt),
      failures: min(
        max(try fields.decodeIfPresent(Int.self, forKey: .failures) ?? 0, 0), 1_000_000),
      newestSeen: try fields.decodeIfPresent(Instant.self, forKey: .newestSeen),
      isIncomplete: try fields.decodeIfPresent(Bool.self, forKey: .isIncomplete) ?? false,
      solvedThere: try fields.decodeIfPresent(Int.self, forKey: .solvedThere),
      listTotal: try fields.decodeIfPresent(Int.self, forKey: .listTotal),
      settledAt: try fields.decodeIfPresent(Instant.self, forKey: .settledAt),
      epoch: try fields.decodeIfPresent(Int.self, forKey: .epoch) ?? 0)
  }
}
