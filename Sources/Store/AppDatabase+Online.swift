public import Domain
import GRDB

extension AppDatabase {
  /// Keeps what was solved somewhere else and what was handed in there in one step, if a setting as it
  /// stands then allows it; what `allows` throws is thrown, and nothing is kept.
  ///
  /// Returns the slugs that were not known from their source before.
  @discardableResult
  public func keepFindings(
    _ solved: [SolvedElsewhere], submissions: [OnlineSubmission] = [], under setting: String,
    allows: @escaping @Sendable (_ value: String?) throws -> Void
  ) async throws -> [String] {
    try await write { database in
      try allows(try Self.value(of: setting, database))
      try Self.keep(submissions, in: database)
      return try Self.record(solved, in: database)
    }
  }

  /// Of a submission that is known only what is new about it is kept.
  private static func keep(_ submissions: [OnlineSubmission], in database: Database) throws {
    for submission in submissions {
      var record = OnlineSubmissionRecord(submission)
      if let known = try OnlineSubmissionRecord.fetchOne(database, key: record.key) {
        record.fill(from: known)
        try record.update(database)
      } else {
        try record.insert(database)
      }
    }
  }

  /// The submissions to a problem that LeetCode told of, newest first.
  public func onlineSubmissions(slug: String, limit: Int = 50) async throws -> [OnlineSubmission] {
    try await read { database in
      try OnlineSubmissionRecord.filter(OnlineSubmissionRecord.Columns.slug == slug)
        .order(OnlineSubmissionRecord.Columns.at.desc).limit(limit).fetchAll(database)
        .map(\.submission)
    }
  }

  /// Forgets every submission that LeetCode told of.
  public func forgetOnlineSubmissions() async throws {
    try await write { _ = try OnlineSubmissionRecord.deleteAll($0) }
  }
}
