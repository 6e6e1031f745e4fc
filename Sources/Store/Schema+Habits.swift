import GRDB

extension Schema {
  /// Habits with the three that everybody begins with, their days, and the zone of each attempt.
  static func createHabits(in database: Database) throws {
    try database.create(table: "habit") { table in
      table.autoIncrementedPrimaryKey("id")
      table.column("name", .blob).notNull()
      table.column("isAutomatic", .boolean).notNull()
      table.column("isRemoved", .boolean).notNull()
    }
    try database.create(table: "habitTick", options: .withoutRowID) { table in
      table.column("habit", .integer).notNull().references("habit", onDelete: .cascade)
      table.column("day", .text).notNull()
      table.column("instant", .integer).notNull()
      table.column("offset", .integer).notNull()
      table.primaryKey(["habit", "day"])
    }
    for name in ["Algorithms", "Exercise", "Other study"] {
      try database.execute(
        sql: "INSERT INTO habit (name, isAutomatic, isRemoved) VALUES (?, ?, 0)",
        arguments: [FreeText(name), name == "Algorithms"])
    }
    // In seconds east of Greenwich; of older attempts it is not known.
    try database.alter(table: "attempt") { $0.add(column: "offset", .integer) }
  }
}
