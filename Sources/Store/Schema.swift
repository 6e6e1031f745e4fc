import GRDB

/// The tables, as steps that lead from an empty file to today's form.
///
/// A step that was released stays as it is.
enum Schema {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 drafts, own cases, attempts, settings") { database in
      try database.create(table: "draft", options: .withoutRowID) { table in
        table.column("slug", .text).notNull()
        table.column("language", .text).notNull()
        table.column("revision", .integer).notNull()
        table.column("source", .blob).notNull()
        table.column("savedAt", .integer).notNull()
        table.column("isAside", .boolean).notNull()
        table.primaryKey(["slug", "language", "revision"])
      }
      try database.create(table: "ownCase") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("slug", .text).notNull()
        table.column("input", .text).notNull()
        table.column("expected", .text)
        table.uniqueKey(["slug", "input"])
      }
      try createAttempts(in: database)
      try database.create(table: "setting", options: .withoutRowID) { table in
        table.primaryKey("key", .text)
        table.column("value", .blob).notNull()
      }
    }
    migrator.registerMigration("2 reports of tests", migrate: createReports)
    migrator.registerMigration("3 reviews", migrate: createReviews)
    migrator.registerMigration("4 plans", migrate: createPlans)
    migrator.registerMigration("5 focus sessions", migrate: createFocusSessions)
    migrator.registerMigration("6 habits and days", migrate: createHabits)
    migrator.registerMigration("7 log", migrate: createLog)
    migrator.registerMigration("8 online", migrate: createOnline)
    migrator.registerMigration("9 take-homes", migrate: createTakeHomes)
    migrator.registerMigration("10 drill", migrate: createDrill)
    migrator.registerMigration("11 long answers") { database in
      try database.alter(table: "attemptCase") { $0.add(column: "longAnswer", .text) }
    }
    migrator.registerMigration("12 interviews about an answer, loops", migrate: createLoops)
    return migrator
  }

  private static func createReports(in database: Database) throws {
    try database.create(table: "testReport") { table in
      table.autoIncrementedPrimaryKey("id")
      table.column("slug", .text).notNull()
      table.column("contentVersion", .text).notNull()
      table.column("position", .integer).notNull()
      table.column("inputHash", .text).notNull()
      table.column("expectedHash", .text)
      table.column("outcome", .text).notNull()
      table.column("findings", .text).notNull()
      table.column("reason", .blob).notNull()
      table.column("decision", .text).notNull()
      table.column("madeAt", .integer).notNull()
      table.column("withdrawnAt", .integer)
      table.uniqueKey(["slug", "inputHash"])
    }
  }

  private static func createAttempts(in database: Database) throws {
    try database.create(table: "attempt") { table in
      table.autoIncrementedPrimaryKey("id")
      table.column("slug", .text).notNull().indexed()
      table.column("language", .text).notNull()
      table.column("purpose", .text).notNull()
      table.column("kind", .text).notNull()
      table.column("finishedAt", .integer).notNull()
      table.column("verdict", .text).notNull()
      table.column("source", .blob).notNull()
    }
    try database.create(table: "attemptCase", options: .withoutRowID) { table in
      table.column("attempt", .integer).notNull().references("attempt", onDelete: .cascade)
      table.column("position", .integer).notNull()
      table.column("visible", .boolean).notNull()
      table.column("verdict", .text).notNull()
      table.column("input", .text).notNull()
      table.column("expected", .text)
      table.column("actual", .text)
      table.column("note", .blob)
      table.column("stdout", .blob).notNull()
      table.column("stderr", .blob).notNull()
      table.column("cpuMilliseconds", .double).notNull()
      table.column("peakMemoryBytes", .integer).notNull()
      table.primaryKey(["attempt", "position"])
    }
  }
}
