public import Domain
import Store
public import Study

/// Every review that was made, and the rules by which the next ones are dated.
public struct ReviewDeck: Sendable {
  public var clock: DayClock
  public var today: CivilDate
  public var schedule: ReviewSchedule
  /// The most reviews that a day asks for.
  public var reviewsPerDay: Int
  /// By slug, oldest first.
  public var histories: [String: [GradedReview]]
  /// The catalogue's problems by slug.
  public var summaries: [String: ProblemSummary]

  /// A problem whose review is due.
  public struct Due: Sendable, Hashable {
    public var summary: ProblemSummary
    public var dueOn: CivilDate
    public var overdueDays: Int
    /// The chance of still knowing it, 0 to 1.
    public var retrievability: Double

    public init(
      summary: ProblemSummary, dueOn: CivilDate, overdueDays: Int, retrievability: Double
    ) {
      self.summary = summary
      self.dueOn = dueOn
      self.overdueDays = overdueDays
      self.retrievability = retrievability
    }
  }

  /// How it stands with a problem that was reviewed at least once.
  public struct Standing: Sendable, Hashable {
    public var slug: String
    public var dueOn: CivilDate
    /// The days until the chance of still knowing it has fallen to 0.9.
    public var stability: Double
    /// 1 to 10.
    public var difficulty: Double
    /// The chance of still knowing it today, 0 to 1.
    public var retrievability: Double
    public var intervalDays: Int
    public var reviews: Int
    /// How often it was forgotten.
    public var lapses: Int

    public init(
      slug: String, dueOn: CivilDate, stability: Double, difficulty: Double,
      retrievability: Double, intervalDays: Int = 1, reviews: Int = 1, lapses: Int = 0
    ) {
      self.slug = slug
      self.dueOn = dueOn
      self.stability = stability
      self.difficulty = difficulty
      self.retrievability = retrievability
      self.intervalDays = intervalDays
      self.reviews = reviews
      self.lapses = lapses
    }
  }
}

extension Services {
  /// Reads every review; the schedule itself is kept nowhere.
  public func reviewDeck() async throws -> ReviewDeck {
    let clock = try await dayClock()
    let preferences = try await database.preferences()
    let reviews = try await database.reviews()
    return ReviewDeck(
      clock: clock, today: clock.day(of: now()),
      schedule: ReviewSchedule(desiredRetention: preferences.desiredRetention),
      reviewsPerDay: preferences.reviewsPerDay,
      histories: Dictionary(grouping: reviews, by: \.slug),
      summaries: Dictionary(try problems.summaries().map { ($0.slug, $0) }) { $1 })
  }
}

extension ReviewDeck {
  /// The day of a review.
  public func day(of review: GradedReview) -> CivilDate {
    review.moment.day(beginning: clock.dayStartMinutes)
  }

  /// How it stands with a problem after its reviews before a day; nil: never reviewed until then.
  public func standing(of slug: String, before day: CivilDate? = nil) -> ReviewSchedule.Standing? {
    let steps = (histories[slug] ?? []).map { (self.day(of: $0), $0.grade) }
      .filter { step in day.map { step.0 < $0 } ?? true }
      .map { ReviewSchedule.Step(day: $0.0, grade: $0.1) }
    return schedule.standing(after: steps, slug: slug)
  }

  /// The review that was made today, if there is one.
  public func reviewToday(of slug: String) -> GradedReview? {
    histories[slug]?.last.flatMap { day(of: $0) >= today ? $0 : nil }
  }

  /// What each grade leads to if it is given today, or instead of today's.
  public func choices(for slug: String) -> [Grade: ReviewSchedule.Standing] {
    let day = reviewToday(of: slug).map { self.day(of: $0) } ?? today
    return schedule.choices(after: standing(of: slug, before: day), on: day, slug: slug)
  }

  /// How it stands with every problem that was reviewed, by slug.
  public var standings: [Standing] {
    histories.keys.sorted().compactMap { slug in
      standing(of: slug).map { standing in
        Standing(
          slug: slug, dueOn: standing.dueOn, stability: standing.memory.stability,
          difficulty: standing.memory.difficulty,
          retrievability: schedule.retrievability(of: standing, on: today),
          intervalDays: standing.intervalDays, reviews: standing.reviews, lapses: standing.lapses)
      }
    }
  }

  /// Everything that is due by a day, whatever a day asks for; the most likely forgotten first.
  package func due(on day: CivilDate) -> [Due] {
    histories.keys.compactMap { slug -> Due? in
      guard let summary = summaries[slug], let standing = standing(of: slug),
        standing.dueOn <= day
      else { return nil }
      return Due(
        summary: summary, dueOn: standing.dueOn, overdueDays: day.days(since: standing.dueOn),
        retrievability: schedule.retrievability(of: standing, on: day))
    }.sorted {
      ($0.retrievability, $0.dueOn, $0.summary.slug)
        < ($1.retrievability, $1.dueOn, $1.summary.slug)
    }
  }

  /// How many reviews a day still asks for; first reviews are new problems and do not count.
  package func room(on day: CivilDate) -> Int {
    let made = histories.values.reduce(0) { sum, history in
      sum + history.dropFirst().count { self.day(of: $0) == day }
    }
    return max(0, reviewsPerDay - made)
  }
}
