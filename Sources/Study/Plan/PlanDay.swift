public import Domain

/// What a plan asks for on a day; missed problems stay due until they are done.
public struct PlanDay: Sendable, Hashable {
  /// What is planned on the day itself.
  public var planned: [PlanEntry]
  /// What was planned before and was open when the day began, oldest first.
  public var carriedOver: [PlanEntry]
  /// What is planned on the day after.
  public var tomorrow: [PlanEntry]

  /// Takes the plan's problems by day, and the day on which each solved problem was solved first.
  public init(_ day: CivilDate, of entries: [PlanEntry], solvedOn: [String: CivilDate]) {
    planned = entries.filter { $0.day == day }
    tomorrow = entries.filter { $0.day == day.adding(days: 1) }
    carriedOver = entries.filter { entry in
      entry.day < day && solvedOn[entry.slug].map { $0 >= day } ?? true
    }
  }
}
