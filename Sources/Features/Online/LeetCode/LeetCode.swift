public import Domain

/// What the learner does on LeetCode: who they are there, and what comes over.
public enum LeetCode {
  /// Under which source what was solved there is kept.
  public static let source = "leetcode"
  /// As people call it, and as errors name it.
  static let service = "LeetCode"

  /// Who the learner is there; secrets stand elsewhere.
  public struct Account: Sendable, Hashable {
    /// As LeetCode spells it; empty: nobody was named.
    public var name: String
    /// Whether LeetCode said that there is such a member.
    public var isChecked: Bool
    /// Whose the cookie is, as far as LeetCode said it.
    public var signedInAs: String?
    public var isPremium: Bool
    /// Whether LeetCode refused the cookie that is kept.
    public var hasSessionEnded: Bool
    /// When reviews of what came over were last declined.
    public var declinedReviewsAt: Instant?

    public init(
      name: String = "", isChecked: Bool = false, signedInAs: String? = nil,
      isPremium: Bool = false, hasSessionEnded: Bool = false, declinedReviewsAt: Instant? = nil
    ) {
      self.name = name
      self.isChecked = isChecked
      self.signedInAs = signedInAs
      self.isPremium = isPremium
      self.hasSessionEnded = hasSessionEnded
      self.declinedReviewsAt = declinedReviewsAt
    }
  }

  /// How it stands with LeetCode at one moment.
  public struct Standing: Sendable, Hashable {
    public var now: Moment
    public var account: Account
    /// Whether a cookie is kept.
    public var isSignedIn: Bool
    /// When the cookie says that it ends.
    public var expiresAt: Instant?
    public var state: SyncState
    /// How many of the catalogue's problems are solved there.
    public var matched: Int
    /// What is solved there and the catalogue does not have.
    public var unknown: [SolvedElsewhere]
    /// What is solved there and was never reviewed.
    public var startable: [SolvedElsewhere]

    public init(
      now: Moment, account: Account = Account(), isSignedIn: Bool = false,
      expiresAt: Instant? = nil, state: SyncState = SyncState(), matched: Int = 0,
      unknown: [SolvedElsewhere] = [], startable: [SolvedElsewhere] = []
    ) {
      self.now = now
      self.account = account
      self.isSignedIn = isSignedIn
      self.expiresAt = expiresAt
      self.state = state
      self.matched = matched
      self.unknown = unknown
      self.startable = startable
    }

    /// Whether there is anybody to sync.
    public var isSetUp: Bool { !account.name.isEmpty || isSignedIn }
  }
}

extension LeetCode.Account: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, isChecked, signedInAs, isPremium, hasSessionEnded, declinedReviewsAt
  }

  /// What a file does not hold has its default.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try fields.decodeIfPresent(String.self, forKey: .name) ?? "",
      isChecked: try fields.decodeIfPresent(Bool.self, forKey: .isChecked) ?? false,
      signedInAs: try fields.decodeIfPresent(String.self, forKey: .signedInAs),
      isPremium: try fields.decodeIfPresent(Bool.self, forKey: .isPremium) ?? false,
      hasSessionEnded: try fields.decodeIfPresent(Bool.self, forKey: .hasSessionEnded) ?? false,
      declinedReviewsAt: try fields.decodeIfPresent(Instant.self, forKey: .declinedReviewsAt))
  }
}
