public import Domain
import GRDB

extension AppDatabase {
  /// The inputs that the learner added to a problem, oldest first.
  public func ownCases(slug: String) async throws -> [OwnCase] {
    try await read { database in
      // Asked at each run, so its statement is kept.
      try SQLRequest<OwnCaseRecord>(
        sql: "SELECT * FROM ownCase WHERE slug = ? ORDER BY id", arguments: [slug], cached: true
      ).fetchAll(database).map { try $0.ownCase }
    }
  }

  /// Adds an input; one that is there already gets the new expectation and origin.
  ///
  /// `origin` says who proposed it; nil: the learner wrote it.
  @discardableResult
  public func addOwnCase(
    slug: String, input: [Value], expected: Value?, origin: String? = nil
  ) async throws -> OwnCase {
    let text = Value.array(input).json
    return try await write { database in
      let known = try OwnCaseRecord.filter(OwnCaseRecord.Columns.slug == slug)
        .filter(OwnCaseRecord.Columns.input == text).fetchOne(database)
      var record = OwnCaseRecord(
        id: known?.id, slug: slug, input: text, expected: expected?.json,
        origin: origin)
      try record.save(database)
      return try record.ownCase
    }
  }

  /// Removes a case and returns it; nil when it was gone.
  @discardableResult
  public func removeOwnCase(id: Int) async throws -> OwnCase? {
    try await write { database in
      let record = try OwnCaseRecord.fetchOne(database, key: id)
      try record?.delete(database)
      return try record?.ownCase
    }
  }
}
