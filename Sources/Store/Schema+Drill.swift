import GRDB

extension Schema {
  /// Answers to interview cards with their grades, and mock interviews; lists are JSON text.
  static func createDrill(in database: Database) throws {
    try database.create(table: "mockInterview") { table in
      table.autoIncrementedPrimaryKey("id")
      table.column("startedAt", .integer).notNull()
      table.column("offsetSeconds", .integer).notNull()
      table.column("minutes", .integer).notNull()
      table.column("problem", .text).notNull()
      table.column("cards", .text).notNull()
      table.column("endedAt", .integer)
    }
    try database.create(table: "drillAnswer") { table in
      table.autoIncrementedPrimaryKey("id")
      table.column("card", .text).notNull().indexed()
      table.column("instant", .integer).notNull()
      table.column("offsetSeconds", .integer).notNull()
      table.column("seconds", .integer)
      table.column("work", .blob).notNull()
      table.column("ticks", .text)
      table.column("grade", .text)
      table.column("feedback", .blob)
      table.column("interview", .integer).references("mockInterview", onDelete: .setNull)
    }
  }
}
