import GRDB

extension Schema {
  /// The checks of take-home projects; a report is JSON text.
  static func createTakeHomes(in database: Database) throws {
    try database.create(table: "takeHomeCheck") { table in
      table.autoIncrementedPrimaryKey("id")
      table.column("takeHome", .text).notNull().indexed()
      table.column("folder", .blob).notNull()
      table.column("finishedAt", .integer).notNull()
      table.column("offsetSeconds", .integer).notNull()
      table.column("score", .integer).notNull()
      table.column("report", .text).notNull()
    }
  }
}
