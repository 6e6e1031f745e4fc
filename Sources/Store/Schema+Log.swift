import GRDB

extension Schema {
  /// The debug log; it never leaves the machine with an export.
  static func createLog(in database: Database) throws {
    try database.create(table: "log") { table in
      table.autoIncrementedPrimaryKey("id")
      table.column("at", .integer).notNull()
      table.column("category", .text).notNull()
      table.column("level", .text).notNull()
      table.column("message", .blob).notNull()
      table.column("detail", .blob)
    }
  }
}
