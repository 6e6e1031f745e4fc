public import Domain

/// A week of the calendar, from Monday to Sunday.
public struct Week: Sendable, Hashable, Comparable {
  public let monday: CivilDate

  /// The week that a day belongs to.
  public init(of day: CivilDate) { monday = day.adding(days: 1 - day.weekday) }

  public var sunday: CivilDate { monday.adding(days: 6) }

  /// The week some weeks later, or earlier for a negative number.
  public func adding(weeks: Int) -> Week { Week(of: monday.adding(days: 7 * weeks)) }

  public static func < (left: Week, right: Week) -> Bool { left.monday < right.monday }
}
