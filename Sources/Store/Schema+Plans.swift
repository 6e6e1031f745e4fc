import GRDB

extension Schema {
  /// Plans with their days, and what was solved somewhere else.
  static func createPlans(in database: Database) throws {
    try database.create(table: "plan") { table in
      table.autoIncrementedPrimaryKey("id")
      table.column("madeFrom", .text).notNull()
      table.column("leftOut", .text).notNull()
      table.column("madeAt", .integer).notNull()
      table.column("offsetSeconds", .integer).notNull()
      table.column("ending", .text)
      table.column("endedAt", .integer)
      table.column("endedOffsetSeconds", .integer)
    }
    try database.create(table: "planEntry", options: .withoutRowID) { table in
      table.column("plan", .integer).notNull().references("plan", onDelete: .cascade)
      table.column("position", .integer).notNull()
      table.column("slug", .text).notNull()
      table.column("day", .text).notNull()
      table.primaryKey(["plan", "position"])
    }
    try database.create(table: "solvedElsewhere", options: .withoutRowID) { table in
      table.column("slug", .text).notNull()
      table.column("source", .text).notNull()
      table.column("solvedAt", .integer)
      table.column("foundAt", .integer).notNull()
      table.column("offsetSeconds", .integer).notNull()
      table.primaryKey(["slug", "source"])
    }
  }
}
