/// A problem on its day.
public struct PlanEntry: Sendable, Hashable, Codable {
  public var slug: String
  public var day: CivilDate

  public init(slug: String, day: CivilDate) {
    self.slug = slug
    self.day = day
  }
}

/// A plan that was worked out and is not kept yet.
public struct PlanDraft: Sendable, Hashable {
  /// What it was made from, with its pace.
  public var order: PlanOrder
  /// By day, and within a day in the order to take them.
  public var entries: [PlanEntry]
  /// Problems for which the time does not suffice, the most asked-for first.
  public var leftOut: [String]
  /// How many problems the plan names that the catalogue does not have yet.
  public var missing: Int

  public init(order: PlanOrder, entries: [PlanEntry], leftOut: [String] = [], missing: Int = 0) {
    self.order = order
    self.entries = entries
    self.leftOut = leftOut
    self.missing = missing
  }
}

/// A plan that the learner follows or followed.
public struct StudyPlan: Sendable, Hashable {
  /// Why a plan is followed no more.
  public enum Ending: String, Sendable, Hashable, Codable {
    case replaced, reset, replanned, advanced
  }

  public var id: Int
  public var order: PlanOrder
  /// By day, and within a day in the order to take them.
  public var entries: [PlanEntry]
  /// Problems for which the time did not suffice.
  public var leftOut: [String]
  public var madeAt: Moment
  /// Nil while it is followed.
  public var ending: Ending?
  /// Nil while it is followed.
  public var endedAt: Moment?

  public init(
    id: Int, order: PlanOrder, entries: [PlanEntry], leftOut: [String] = [], madeAt: Moment,
    ending: Ending? = nil, endedAt: Moment? = nil
  ) {
    self.id = id
    self.order = order
    self.entries = entries
    self.leftOut = leftOut
    self.madeAt = madeAt
    self.ending = ending
    self.endedAt = endedAt
  }

  /// The day of the last problem; the first day where there is none.
  public var lastDay: CivilDate { entries.map(\.day).max() ?? order.start }
}

/// A problem that was solved somewhere else, such as on LeetCode.
public struct SolvedElsewhere: Sendable, Hashable {
  public var slug: String
  /// Where, such as `leetcode`.
  public var source: String
  /// Nil where the source does not say it.
  public var solvedAt: Instant?
  /// When Focus learned of it.
  public var foundAt: Moment
  /// What it is called there; the only name of a problem that the catalogue does not have.
  public var title: String?

  public init(
    slug: String, source: String, solvedAt: Instant?, foundAt: Moment, title: String? = nil
  ) {
    self.slug = slug
    self.source = source
    self.solvedAt = solvedAt
    self.foundAt = foundAt
    self.title = title
  }
}
