import GRDB

extension Schema {
  /// Reviews with the raw facts behind their grades, and the signs of work that facts come from.
  static func createReviews(in database: Database) throws {
    try database.create(table: "review") { table in
      table.autoIncrementedPrimaryKey("id")
      table.column("slug", .text).notNull()
      table.column("instant", .integer).notNull()
      table.column("offsetSeconds", .integer).notNull()
      table.column("facts", .text).notNull()
      table.column("chosen", .text)
      table.uniqueKey(["slug", "instant"])
    }
    // Runs and submissions are attempts, so they stand there alone.
    try database.create(table: "activity", options: .withoutRowID) { table in
      table.column("slug", .text).notNull()
      table.column("instant", .integer).notNull()
      table.column("kind", .text).notNull()
      table.column("part", .integer).notNull()
      table.column("offsetSeconds", .integer).notNull()
      table.primaryKey(["slug", "instant", "kind", "part"])
    }
  }
}
