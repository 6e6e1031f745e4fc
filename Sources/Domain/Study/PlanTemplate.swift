/// A plan that is ready to be started: a file of `Content/plans`.
public struct PlanTemplate: Sendable, Hashable {
  /// The file's name without its ending.
  public var key: String
  public var title: String
  /// What it is for, in a sentence or two.
  public var about: String
  public var selection: PlanOrder.Selection
  /// How many days at the end are the sprint, where days are written out.
  public var sprintDays: Int
  /// What the learner may change before starting; nil: the plan does not ask for it.
  public var weeks: Int?
  public var hours: Int?
  public var keepsTopicsApart: Bool

  public init(
    key: String, title: String, about: String, selection: PlanOrder.Selection,
    sprintDays: Int = 0, weeks: Int? = nil, hours: Int? = nil, keepsTopicsApart: Bool = false
  ) {
    self.key = key
    self.title = title
    self.about = about
    self.selection = selection
    self.sprintDays = sprintDays
    self.weeks = weeks
    self.hours = hours
    self.keepsTopicsApart = keepsTopicsApart
  }

  /// The plan as it begins on a day, with what the learner changed of what it asks for.
  public func order(start: CivilDate, weeks: Int? = nil, hours: Int? = nil) -> PlanOrder {
    PlanOrder(
      key: key, title: title, selection: selection, start: start,
      weeks: self.weeks.map { weeks ?? $0 }, hours: self.hours.map { hours ?? $0 },
      keepsTopicsApart: keepsTopicsApart)
  }
}
