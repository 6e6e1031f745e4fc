/// The learner's day in small: what writer, reader, page and every form of the widget share.
///
/// Whoever adds a field raises ``currentSchema`` when older readers could not do without it.
public struct WidgetData: Sendable, Hashable, Codable {
  /// What this version writes and the oldest that it reads.
  public static let currentSchema = 1

  public var schemaVersion: Int
  /// When this was worked out; 1970 for ``empty``.
  public var lastUpdated: Instant
  /// The end of the learner's day that it speaks of.
  public var dayEndsAt: Instant
  /// Empty without a plan.
  public var planTitle: String
  /// Which day of the plan it is, from 1; 0 without a plan.
  public var currentDay: Int
  /// How many days the plan has.
  public var totalDays: Int
  /// What today's problems are about, such as “Trees”; may be empty.
  public var topic: String
  /// How many of today's problems are done.
  public var completedToday: Int
  public var totalToday: Int
  /// How many problems of the catalogue were ever solved.
  public var totalCompleted: Int
  public var totalProblems: Int
  public var habitsCompleted: Int
  public var habitsTotal: Int
  /// Today's, in the order of the day's page.
  public var problems: [Problem]
  public var tomorrow: [Problem]
  /// In days.
  public var streak: Int
  public var reviewsDue: Int
  public var focusMinutes: Int
  public var focusGoalMinutes: Int
  public var sync: Sync

  public init(
    schemaVersion: Int = WidgetData.currentSchema, lastUpdated: Instant, dayEndsAt: Instant,
    planTitle: String = "", currentDay: Int = 0, totalDays: Int = 0, topic: String = "",
    completedToday: Int = 0, totalToday: Int = 0, totalCompleted: Int = 0, totalProblems: Int = 0,
    habitsCompleted: Int = 0, habitsTotal: Int = 0, problems: [Problem] = [],
    tomorrow: [Problem] = [], streak: Int = 0, reviewsDue: Int = 0, focusMinutes: Int = 0,
    focusGoalMinutes: Int = 0, sync: Sync = Sync()
  ) {
    self.schemaVersion = schemaVersion
    self.lastUpdated = lastUpdated
    self.dayEndsAt = dayEndsAt
    self.planTitle = planTitle
    self.currentDay = currentDay
    self.totalDays = totalDays
    self.topic = topic
    self.completedToday = completedToday
    self.totalToday = totalToday
    self.totalCompleted = totalCompleted
    self.totalProblems = totalProblems
    self.habitsCompleted = habitsCompleted
    self.habitsTotal = habitsTotal
    self.problems = problems
    self.tomorrow = tomorrow
    self.streak = streak
    self.reviewsDue = reviewsDue
    self.focusMinutes = focusMinutes
    self.focusGoalMinutes = focusGoalMinutes
    self.sync = sync
  }

  /// What stands for a file that is missing or cannot be used.
  public static let empty = WidgetData(
    lastUpdated: Instant(milliseconds: 0), dayEndsAt: Instant(milliseconds: 0), habitsTotal: 3)

  /// Whether it still speaks of the learner's present day.
  public func isCurrent(at now: Instant) -> Bool { lastUpdated <= now && now < dayEndsAt }
}
