public import Domain

/// How often a problem was still known, by the days since it came up before.
public struct RetentionCurve: Sendable, Hashable {
  /// Days since the review before; the last has no end.
  public static let bounds: [ClosedRange<Int>] = [
    1...1, 2...3, 4...7, 8...14, 15...30, 31...60, 61...Int.max,
  ]

  /// Reviews after some days, and how many of them were not graded Again.
  public struct Point: Sendable, Hashable {
    public var days: ClosedRange<Int>
    public var recalled: Int
    public var count: Int

    public init(days: ClosedRange<Int>, recalled: Int, count: Int) {
      self.days = days
      self.recalled = recalled
      self.count = count
    }

    /// From 0 to 100, rounded; nil without a review.
    public var percent: Int? { count == 0 ? nil : (recalled * 200 + count) / (count * 2) }
  }

  /// A review with the days since the one before of its problem.
  public struct Recall: Sendable, Hashable {
    public var review: GradedReview
    public var days: Int
  }

  /// One for each of ``bounds``.
  public var points: [Point]

  public init(_ recalls: [Recall]) {
    points = Self.bounds.map { bound in
      let inside = recalls.filter { bound.contains($0.days) }
      return Point(
        days: bound, recalled: inside.count { $0.review.grade != .again }, count: inside.count)
    }
  }

  /// Reviews that followed another of their problem by a day at least; in the order given.
  ///
  /// `reviews` are oldest first.
  public static func recalls(_ reviews: [GradedReview], dayStartMinutes: Int) -> [Recall] {
    var last: [String: CivilDate] = [:]
    return reviews.compactMap { review in
      let day = review.moment.day(beginning: dayStartMinutes)
      let before = last.updateValue(day, forKey: review.slug)
      let days = before.map { day.days(since: $0) } ?? 0
      return days < 1 ? nil : Recall(review: review, days: days)
    }
  }
}
