public import Domain

/// What the learner's work adds up to, and the rows behind each figure.
public enum Stats {
  /// How many weeks the figures by week show.
  public static let weeks = 12
  /// How many topics and how many problems are named as the hardest.
  static let hardest = 5

  /// Everything that figures are made of, as it stands at one instant.
  public struct Content: Sendable {
    /// The catalogue's, in its order.
    public var problems: [ProblemSummary]
    /// Oldest first, as all events here.
    public var sessions: [FocusSession]
    public var submissions: [Submitted]
    public var reviews: [GradedReview]
    /// Accepted here, or solved somewhere else.
    public var solved: Set<String>
    /// The chance of still knowing each problem with a review.
    public var retrievability: [String: Double]
    /// When interview cards were graded.
    public var drilled: [Moment] = []
    public var clock: DayClock
    public var now: Moment

    public init(
      problems: [ProblemSummary], sessions: [FocusSession], submissions: [Submitted],
      reviews: [GradedReview], solved: Set<String>, retrievability: [String: Double],
      clock: DayClock, now: Moment
    ) {
      self.problems = problems
      self.sessions = sessions
      self.submissions = submissions
      self.reviews = reviews
      self.solved = solved
      self.retrievability = retrievability
      self.clock = clock
      self.now = now
    }
  }
}

extension Stats.Content {
  var today: CivilDate { day(of: now) }

  func day(of moment: Moment) -> CivilDate { moment.day(beginning: clock.dayStartMinutes) }

  /// What counts as studying, as for the streak.
  var doneMoments: [Moment] {
    StudyDays.moments(
      solved: submissions.filter { $0.verdict == .accepted }, reviews: ownReviews,
      sessions: sessions, drilled: drilled)
  }

  /// The reviews that were done here and that no accepted submission made: one that did is the same
  /// work.
  var ownReviews: [GradedReview] {
    let accepted = Set(
      submissions.filter { $0.verdict == .accepted }.map { "\($0.slug) \($0.moment.instant)" })
    return reviews.filter { $0.isStudy && !accepted.contains("\($0.slug) \($0.moment.instant)") }
  }
}
