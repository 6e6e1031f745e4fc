public import Domain
import GRDB

extension AppDatabase {
  /// Every habit, also the removed ones, in the order in which they were added.
  public func habits() async throws -> [Habit] {
    try await read {
      try HabitRecord.order(HabitRecord.Columns.id).fetchAll($0).map(\.habit)
    }
  }

  /// Adds a habit at the end.
  @discardableResult
  public func addHabit(named name: String) async throws -> Habit {
    try await write { database in
      var record = HabitRecord(name: FreeText(name), isAutomatic: false, isRemoved: false)
      try record.insert(database)
      return record.habit
    }
  }

  /// Renames, removes or puts back a habit; nil when there is none of this number.
  @discardableResult
  public func changeHabit(
    id: Int, _ change: @escaping @Sendable (inout Habit) -> Void
  ) async throws -> Habit? {
    try await write { database in
      guard var habit = try HabitRecord.fetchOne(database, key: id)?.habit else { return nil }
      change(&habit)
      try HabitRecord(
        id: id, name: FreeText(habit.name), isAutomatic: habit.isAutomatic,
        isRemoved: habit.isRemoved
      ).update(database)
      return habit
    }
  }

  /// What was ticked from a day on, or ever.
  public func habitTicks(since day: CivilDate? = nil) async throws -> [HabitTick] {
    try await read { database in
      let since = day?.description ?? ""
      return try HabitTickRecord.filter(HabitTickRecord.Columns.day >= since)
        .order(HabitTickRecord.Columns.day, HabitTickRecord.Columns.habit).fetchAll(database)
        .compactMap(\.tick)
    }
  }

  /// Ticks a habit; one that is ticked for the day already stays as it is.
  public func tickHabit(_ tick: HabitTick) async throws {
    try await write { try HabitTickRecord(tick).insert($0) }
  }

  /// Takes the tick of a day back.
  public func untickHabit(id: Int, day: CivilDate) async throws {
    try await write { database in
      _ = try HabitTickRecord.filter(HabitTickRecord.Columns.habit == id)
        .filter(HabitTickRecord.Columns.day == day.description).deleteAll(database)
    }
  }
}
