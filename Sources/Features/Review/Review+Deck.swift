public import Domain
import Store
public import Study

extension Review {
  /// Every review that was made, and the rules by which the next ones are dated.
  public struct Deck: Sendable {
    public var clock: DayClock
    public var today: CivilDate
    public var schedule: ReviewSchedule
    /// The most reviews that a day asks for.
    public var reviewsPerDay: Int
    /// By slug, oldest first.
    public var histories: [String: [GradedReview]]
    /// The catalogue's problems by slug.
    public var summaries: [String: ProblemSummary]
  }

  /// Reads every review; the schedule itself is kept nowhere.
  public static func deck(with services: Services) async throws -> Deck {
    let clock = try await services.dayClock()
    let preferences = try await services.database.preferences()
    let reviews = try await services.database.reviews()
    return Deck(
      clock: clock, today: clock.day(of: services.now()),
      schedule: ReviewSchedule(desiredRetention: preferences.desiredRetention),
      reviewsPerDay: preferences.reviewsPerDay,
      histories: Dictionary(grouping: reviews, by: \.slug),
      summaries: Dictionary(try services.problems.summaries().map { ($0.slug, $0) }) { $1 })
  }

  /// The problems whose review is due by a day, most urgent first, no more than the day asks for.
  public static func due(on day: CivilDate, with services: Services) async throws -> [Due] {
    let deck = try await deck(with: services)
    return Array(deck.due(on: day).prefix(deck.room(on: day)))
  }

  /// How it stands with every problem that was reviewed, by slug.
  public static func standings(with services: Services) async throws -> [Standing] {
    try await deck(with: services).standings
  }
}

extension Review.Deck {
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

  var standings: [Review.Standing] {
    histories.keys.sorted().compactMap { slug in
      standing(of: slug).map { standing in
        Review.Standing(
          slug: slug, dueOn: standing.dueOn, stability: standing.memory.stability,
          difficulty: standing.memory.difficulty,
          retrievability: schedule.retrievability(of: standing, on: today),
          intervalDays: standing.intervalDays, reviews: standing.reviews, lapses: standing.lapses)
      }
    }
  }

  /// Everything that is due by a day, whatever a day asks for; the most likely forgotten first.
  func due(on day: CivilDate) -> [Review.Due] {
    histories.keys.compactMap { slug -> Review.Due? in
      guard let summary = summaries[slug], let standing = standing(of: slug),
        standing.dueOn <= day
      else { return nil }
      return Review.Due(
        summary: summary, dueOn: standing.dueOn, overdueDays: day.days(since: standing.dueOn),
        retrievability: schedule.retrievability(of: standing, on: day))
    }.sorted {
      ($0.retrievability, $0.dueOn, $0.summary.slug)
        < ($1.retrievability, $1.dueOn, $1.summary.slug)
    }
  }

  /// How many reviews a day still asks for; first reviews are new problems and do not count.
  func room(on day: CivilDate) -> Int {
    let made = histories.values.reduce(0) { sum, history in
      sum + history.dropFirst().count { self.day(of: $0) == day }
    }
    return max(0, reviewsPerDay - made)
  }
}
