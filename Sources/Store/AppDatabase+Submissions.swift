public import Domain
import GRDB

extension AppDatabase {
  /// Every submission that was judged here, of all problems or of one, oldest first.
  ///
  /// What LeetCode said of one is left out: the same code was judged here just before, and counts once.
  ///
  /// Those without a zone get it from `offset`.
  ///
  /// Cost: a row each, without sources, verdicts and cases.
  public func submissions(
    slug: String? = nil, offset: @escaping @Sendable (Instant) -> Int
  ) async throws -> [Submitted] {
    try await read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT id, slug, kind, finishedAt, "offset" FROM attempt
          WHERE purpose = 'submit' AND place = 'local' \(slug == nil ? "" : "AND slug = ?")
          ORDER BY finishedAt, id
          """,
        arguments: slug.map { [$0] } ?? []
      ).compactMap { row in
        let instant = Instant(milliseconds: row["finishedAt"])
        return VerdictKind(rawValue: row["kind"]).map { kind in
          Submitted(
            id: row["id"], slug: row["slug"], verdict: kind,
            moment: Moment(instant, offsetSeconds: row["offset"] ?? offset(instant)))
        }
      }
    }
  }
}
