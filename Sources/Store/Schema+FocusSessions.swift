import GRDB

extension Schema {
  static func createFocusSessions(in database: Database) throws {
    try database.create(table: "focusSession") { table in
      table.autoIncrementedPrimaryKey("id")
      table.column("phase", .text).notNull()
      table.column("plannedSeconds", .integer).notNull()
      table.column("slug", .text)
      table.column("startedAt", .integer).notNull().indexed()
      table.column("startOffsetSeconds", .integer).notNull()
      table.column("stretches", .text).notNull()
      table.column("seenAt", .integer).notNull()
      table.column("endedAt", .integer)
      table.column("endOffsetSeconds", .integer)
      table.column("ending", .text)
    }
    // There is one timer: whoever starts a second session beside an open one is refused.
    try database.execute(
      sql: """
        CREATE UNIQUE INDEX openFocusSession ON focusSession (endedAt IS NULL)
        WHERE endedAt IS NULL
        """)
  }
}
