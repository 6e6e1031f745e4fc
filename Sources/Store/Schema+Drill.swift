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

  /// What an interview about an answer is about, as JSON text, and loops of interviews.
  static func createLoops(in database: Database) throws {
    try database.alter(table: "mockInterview") { $0.add(column: "followUp", .text) }
    try database.create(table: "interviewLoop") { table in
      table.autoIncrementedPrimaryKey("id")
      table.column("startedAt", .integer).notNull()
      table.column("offsetSeconds", .integer).notNull()
      table.column("takeHome", .text).notNull()
      table.column("screen", .integer).notNull().references("mockInterview", onDelete: .cascade)
      table.column("endedAt", .integer)
    }
  }
}
