public import Domain

/// What belongs to one solving of a problem, and how long it took.
public enum Sitting {
  /// A longer gap counts as this much: who thinks on paper leaves no sign, nor who went for a walk.
  public static let longestGapSeconds = 600
  /// After a longer pause, what was done and read before is another story.
  public static let longestPauseSeconds = 24 * 3600

  /// The active time between signs of work; nil for fewer than two of them.
  public static func seconds(of instants: [Instant]) -> Int? {
    guard instants.count > 1 else { return nil }
    let sorted = instants.sorted()
    let gaps = zip(sorted, sorted.dropFirst()).map { $1.milliseconds - $0.milliseconds }
    let counted = gaps.reduce(0) { $0 + min($1, Int64(longestGapSeconds) * 1000) }
    return Int(counted / 1000)
  }

  /// The signs of work that lead up to an instant without a long pause, oldest first.
  ///
  /// Those of a day up to `lastReviewed` belong to that day's review: what is read after it counts there.
  public static func leading(
    to end: Instant, in activities: [Activity], after lastReviewed: CivilDate? = nil,
    dayStartMinutes: Int
  ) -> [Activity] {
    let before = activities.filter { activity in
      activity.moment.instant <= end
        && lastReviewed.map { activity.moment.day(beginning: dayStartMinutes) > $0 } ?? true
    }.sorted { $0.moment.instant < $1.moment.instant }
    var next = end
    let sitting = before.reversed().prefix { activity in
      let pause = next.milliseconds - activity.moment.instant.milliseconds
      next = activity.moment.instant
      return pause <= Int64(longestPauseSeconds) * 1000
    }
    return sitting.reversed()
  }
}
