import GRDB

extension Schema {
  /// What LeetCode keeps of the learner, where code was judged, and what was proposed as a case.
  static func createOnline(in database: Database) throws {
    try database.create(table: "onlineSubmission", options: .withoutRowID) { table in
      table.column("slug", .text).notNull()
      table.column("at", .integer).notNull()
      table.column("language", .text).notNull()
      table.column("number", .integer)
      table.column("title", .blob).notNull()
      table.column("kind", .text)
      table.column("status", .text).notNull()
      table.column("runtime", .text)
      table.column("memory", .text)
      table.primaryKey(["slug", "at", "language"])
    }
    try database.alter(table: "solvedElsewhere") { $0.add(column: "title", .blob) }
    try database.alter(table: "attempt") {
      $0.add(column: "place", .text).notNull().defaults(to: "local")
    }
    // Where an own case came from: the forge's or a model's name; nil: the learner wrote it.
    try database.alter(table: "ownCase") { $0.add(column: "origin", .text) }
    try database.create(table: "proposedCase") { table in
      table.autoIncrementedPrimaryKey("id")
      table.column("slug", .text).notNull().indexed()
      table.column("origin", .text).notNull()
      table.column("madeAt", .integer).notNull()
      table.column("proposal", .blob).notNull()
      table.column("outcome", .text).notNull()
      table.column("reason", .blob).notNull()
    }
  }
}
