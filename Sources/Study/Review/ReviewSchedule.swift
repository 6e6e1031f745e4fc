public import Domain

/// Works out from a problem's grades when it is due again; days only, no steps of minutes.
///
/// Source: FSRS-6, long-term scheduler.
public struct ReviewSchedule: Sendable, Hashable {
  /// A grade on one of the learner's days.
  public struct Step: Sendable, Hashable {
    public var day: CivilDate
    public var grade: Grade

    public init(day: CivilDate, grade: Grade) {
      self.day = day
      self.grade = grade
    }
  }

  /// How it stands with a problem after its last review.
  public struct Standing: Sendable, Hashable {
    public var memory: FSRS.MemoryState
    public var lastDay: CivilDate
    public var intervalDays: Int
    public var reviews: Int
    /// Reviews after the first that were Again.
    public var lapses: Int

    public var dueOn: CivilDate { lastDay.adding(days: intervalDays) }
  }

  public var parameters: FSRS.Parameters
  /// The chance of still knowing a problem at which its review is due; 0.7 to 0.97.
  public var desiredRetention: Double
  /// Whether intervals are moved a little, the same way each time they are worked out.
  public var isFuzzed: Bool

  public init(
    parameters: FSRS.Parameters = .standard, desiredRetention: Double = 0.9, isFuzzed: Bool = true
  ) {
    self.parameters = parameters
    self.desiredRetention = desiredRetention.clamped(to: 0.7...0.97)
    self.isFuzzed = isFuzzed
  }

  /// How it stands after a history, oldest first; nil without one.
  public func standing(after steps: [Step], slug: String) -> Standing? {
    steps.reduce(nil) { standing, step in
      choices(after: standing, on: step.day, slug: slug)[step.grade]
    }
  }

  /// What each grade would lead to on a day.
  public func choices(
    after standing: Standing?, on day: CivilDate, slug: String
  ) -> [Grade: Standing] {
    let elapsed = standing.map { max(0, day.days(since: $0.lastDay)) } ?? 0
    let memories = Dictionary(
      uniqueKeysWithValues: Grade.allCases.map {
        ($0, parameters.next(standing?.memory, after: Double(elapsed), grade: $0))
      })
    let reviews = (standing?.reviews ?? 0) + 1
    let chance = isFuzzed ? Self.chance(slug: slug, review: reviews) : 0
    let days = FSRS.ordered(
      memories.mapValues { memory in
        let interval = parameters.interval(
          stability: memory.stability, retention: desiredRetention)
        return isFuzzed ? FSRS.fuzzed(interval, elapsed: elapsed, by: chance) : interval
      })
    return Dictionary(
      uniqueKeysWithValues: memories.map { grade, memory in
        let isLapse = standing != nil && grade == .again
        return (
          grade,
          Standing(
            memory: memory, lastDay: day, intervalDays: days[grade] ?? 1, reviews: reviews,
            lapses: (standing?.lapses ?? 0) + (isLapse ? 1 : 0))
        )
      })
  }

  /// The chance of still knowing a problem on a day.
  public func retrievability(of standing: Standing, on day: CivilDate) -> Double {
    parameters.retrievability(
      after: Double(day.days(since: standing.lastDay)),
      stability: standing.memory.stability)
  }

  /// From 0 to below 1; of one problem's one review always the same.
  private static func chance(slug: String, review: Int) -> Double {
    let bytes = SHA256.digest("\(slug) \(review)".utf8)
    let number = bytes.prefix(6).reduce(0) { $0 << 8 | UInt64($1) }
    return Double(number) / Double(UInt64(1) << 48)
  }
}
