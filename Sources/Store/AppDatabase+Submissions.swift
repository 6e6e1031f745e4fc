public import Domain
import GRDB

extension AppDatabase {
  /// Every submission of every problem, oldest first; those without a zone get it from `offset`.
  ///
  /// Cost: a row each, without sources, verdicts and cases.
  public func submissions(
    offset: @escaping @Sendable (Instant) -> Int
  ) async throws -> [Submitted] {
    try await read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT id, slug, kind, finishedAt, "offset" FROM attempt
          WHERE purpose = 'submit' ORDER BY finishedAt, id
          """
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
