public import Domain
import GRDB

extension AppDatabase {
  /// Keeps what was solved somewhere else; of a problem and a source the first finding stays.
  ///
  /// Returns the slugs that were not known from this source before.
  static func record(_ found: [SolvedElsewhere], in database: Database) throws -> [String] {
    try found.filter { item in
      try database.execute(
        sql: """
          INSERT OR IGNORE INTO solvedElsewhere
          (slug, source, solvedAt, foundAt, offsetSeconds, title) VALUES (?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          item.slug, item.source, item.solvedAt?.milliseconds,
          item.foundAt.instant.milliseconds, item.foundAt.offsetSeconds,
          item.title.map(FreeText.init),
        ])
      return database.changesCount > 0
    }.map(\.slug)
  }

  /// What was solved at a source, by name; also what the catalogue does not have.
  public func solvedElsewhere(source: String) async throws -> [SolvedElsewhere] {
    try await read { database in
      try Row.fetchAll(
        database, sql: "SELECT * FROM solvedElsewhere WHERE source = ? ORDER BY slug",
        arguments: [source]
      ).map { row in
        let solvedAt: Int64? = row["solvedAt"]
        let title: FreeText? = row["title"]
        return SolvedElsewhere(
          slug: row["slug"], source: source,
          solvedAt: solvedAt.map { Instant(milliseconds: $0) },
          foundAt: Moment(
            Instant(milliseconds: row["foundAt"]), offsetSeconds: row["offsetSeconds"]),
          title: title?.text)
      }
    }
  }

  /// Forgets what was solved at a source; reviews that were begun with it stay.
  public func forgetSolvedElsewhere(source: String) async throws {
    try await write { database in
      try database.execute(
        sql: "DELETE FROM solvedElsewhere WHERE source = ?", arguments: [source])
    }
  }

  /// Every problem that an accepted submission solved here or that was solved somewhere else.
  public func solvedSlugs() async throws -> Set<String> { Set(try await firstSolved().keys) }

  /// When each solved problem was solved first; found elsewhere without a date, when it was found.
  public func firstSolved() async throws -> [String: Instant] {
    try await read { database in
      let rows = try Row.fetchAll(
        database,
        sql: """
          SELECT slug, min(solvedAt) AS first FROM (
            SELECT slug, finishedAt AS solvedAt FROM attempt
            WHERE purpose = 'submit' AND kind = 'accepted'
            UNION ALL
            SELECT slug, coalesce(solvedAt, foundAt) FROM solvedElsewhere
          ) GROUP BY slug
          """)
      // Names that differ for the database in their bytes alone are one here.
      return Dictionary(
        rows.map { ($0["slug"], Instant(milliseconds: $0["first"])) }, uniquingKeysWith: min)
    }
  }
}
