public import Domain

/// How long accepted solutions took, beside what their problems allow.
public struct ParTime: Sendable, Hashable {
  public var count: Int
  public var averageSeconds: Int
  public var averageParSeconds: Int

  /// Whether a review tells how long an accepted solution took.
  public static func tells(_ review: GradedReview) -> Bool {
    review.facts.verdict == .accepted && (review.facts.activeSeconds ?? 0) > 0
      && review.facts.parMinutes > 0
  }

  /// Nil when no review tells a time.
  public init?(_ reviews: [GradedReview]) {
    let timed = reviews.filter(Self.tells)
    guard !timed.isEmpty else { return nil }
    count = timed.count
    averageSeconds = timed.reduce(0) { $0 + ($1.facts.activeSeconds ?? 0) } / count
    averageParSeconds = timed.reduce(0) { $0 + $1.facts.parMinutes * 60 } / count
  }

  /// The time taken in percent of the time allowed.
  public var percent: Int {
    averageParSeconds == 0 ? 0 : averageSeconds * 100 / averageParSeconds
  }
}
