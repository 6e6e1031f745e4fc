public import Domain
import GRDB

extension AppDatabase {
  /// Signs of work on a problem, runs and submissions among them, oldest first.
  public func activities(slug: String) async throws -> [Activity] {
    try await read { try Self.activities(slug: slug, in: $0) }
  }

  /// Keeps a sign of work, unless another of the problem lies less than some seconds before it.
  public func recordActivity(_ activity: Activity, unlessWithin seconds: Int = 0) async throws {
    let slug = activity.slug
    let since = activity.moment.instant.milliseconds - Int64(seconds) * 1000
    // Asked beside the writer, who may be busy with a verdict.
    let isKnown = try await read { database in
      try Bool.fetchOne(
        database,
        sql: "SELECT EXISTS (SELECT 1 FROM activity WHERE slug = ? AND instant > ?)",
        arguments: [slug, since]) ?? false
    }
    guard seconds == 0 || !isKnown else { return }
    try await write { try ActivityRecord(activity).insert($0) }
  }

  private static func activities(slug: String, in database: Database) throws -> [Activity] {
    let rows = try ActivityRecord.fetchAll(
      database,
      sql: """
        SELECT slug, instant, kind, part, offsetSeconds FROM activity WHERE slug = :slug
        UNION ALL
        SELECT slug, finishedAt, purpose, 0, coalesce("offset", 0) FROM attempt WHERE slug = :slug
        ORDER BY instant, kind, part
        """,
      arguments: ["slug": slug])
    return rows.map(\.activity)
  }
}
