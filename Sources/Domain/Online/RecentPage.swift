/// The last accepted submissions that LeetCode shows to everybody.
public struct RecentPage: Sendable, Hashable {
  /// How many it shows at most.
  public static let most = 20

  public var submissions: [OnlineSubmission]

  public init(_ submissions: [OnlineSubmission]) { self.submissions = submissions }

  /// When the newest one was made.
  public var newest: Instant? { submissions.map(\.at).max() }

  /// Whether there may be others between the last page and this one that nobody saw.
  ///
  /// `newestSeen` is the last page's newest; nil: this is the first page.
  public func hasGap(after newestSeen: Instant?) -> Bool {
    guard submissions.count >= Self.most, let oldest = submissions.map(\.at).min() else {
      return false
    }
    return newestSeen.map { oldest > $0 } ?? true
  }
}
