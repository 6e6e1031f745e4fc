/// Something that a learner means to do each day.
public struct Habit: Sendable, Hashable {
  public var id: Int
  public var name: String
  /// Whether solving a problem ticks it.
  public var isAutomatic: Bool
  /// Whether it was taken off the list; its days are kept, so it can be put back.
  public var isRemoved: Bool

  public init(id: Int, name: String, isAutomatic: Bool = false, isRemoved: Bool = false) {
    self.id = id
    self.name = name
    self.isAutomatic = isAutomatic
    self.isRemoved = isRemoved
  }
}

/// A habit that was done on a day.
public struct HabitTick: Sendable, Hashable {
  public var habit: Int
  /// The day that it was ticked for.
  public var day: CivilDate
  public var moment: Moment

  public init(habit: Int, day: CivilDate, moment: Moment) {
    self.habit = habit
    self.day = day
    self.moment = moment
  }
}
