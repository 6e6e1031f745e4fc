import Domain
import GRDB

struct HabitRecord: Codable, FetchableRecord, MutablePersistableRecord {
  static let databaseTableName = "habit"

  enum Columns {
    static let id = Column("id")
  }

  var id: Int?
  var name: FreeText
  var isAutomatic: Bool
  var isRemoved: Bool

  mutating func didInsert(_ inserted: InsertionSuccess) { id = Int(inserted.rowID) }

  var habit: Habit {
    Habit(id: id ?? 0, name: name.text, isAutomatic: isAutomatic, isRemoved: isRemoved)
  }
}

struct HabitTickRecord: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "habitTick"
  static let persistenceConflictPolicy = PersistenceConflictPolicy(insert: .ignore)

  enum Columns {
    static let habit = Column("habit")
    static let day = Column("day")
  }

  var habit: Int
  var day: String
  var instant: Int64
  var offset: Int

  init(_ tick: HabitTick) {
    habit = tick.habit
    day = tick.day.description
    instant = tick.moment.instant.milliseconds
    offset = tick.moment.offsetSeconds
  }

  /// Nil where the day is none.
  var tick: HabitTick? {
    CivilDate(day).map {
      HabitTick(
        habit: habit, day: $0,
        moment: Moment(Instant(milliseconds: instant), offsetSeconds: offset))
    }
  }
}
