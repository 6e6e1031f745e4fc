public import Domain

/// Reviews: which problems are about to be forgotten, and how well each was known.
public enum Review {
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

  /// A part of a problem's page that helps, and is closed at first.
  public enum Help: Sendable, Hashable {
    /// From 1.
    case hint(Int)
    case editorial, solution
  }
}

extension Review.Help: LosslessStringConvertible {
  public init?(_ description: String) {
    switch description {
    case "editorial": self = .editorial
    case "solution": self = .solution
    default:
      guard description.hasPrefix("hint-"), let number = Int(description.dropFirst(5)),
        (1...9).contains(number)
      else { return nil }
      self = .hint(number)
    }
  }

  public var description: String {
    switch self {
    case .hint(let number): "hint-\(number)"
    case .editorial: "editorial"
    case .solution: "solution"
    }
  }

  /// Where on the problem's page it stands.
  public var tab: ProblemView.Tab {
    switch self {
    case .hint: .description
    case .editorial: .editorial
    case .solution: .solutions
    }
  }

  init?(_ activity: Activity) {
    switch activity.kind {
    case .hint: self = .hint(activity.part)
    case .editorial: self = .editorial
    case .solution: self = .solution
    case .opened, .draft, .run, .submit: return nil
    }
  }

  func activity(of slug: String, at moment: Moment) -> Activity {
    switch self {
    case .hint(let number): Activity(slug: slug, kind: .hint, part: number, moment: moment)
    case .editorial: Activity(slug: slug, kind: .editorial, moment: moment)
    case .solution: Activity(slug: slug, kind: .solution, moment: moment)
    }
  }
}
