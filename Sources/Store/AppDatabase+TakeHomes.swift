public import Domain
import GRDB

extension AppDatabase {
  /// Keeps a check of a take-home project, and returns it with its number.
  @discardableResult
  public func keepTakeHomeCheck(_ check: TakeHomeCheck) async throws -> TakeHomeCheck {
    let fresh = try TakeHomeCheckRecord(check)
    return try await write { database in
      var record = fresh
      try record.insert(database)
      return try record.check
    }
  }

  /// The scores of a project's checks, or of every project's, newest first.
  public func takeHomeScores(of takeHome: String? = nil) async throws -> [TakeHomeScore] {
    try await read { database in
      var request = TakeHomeScoreRecord.order(
        TakeHomeCheckRecord.Columns.finishedAt.desc, TakeHomeCheckRecord.Columns.id.desc)
      if let takeHome {
        request = request.filter(TakeHomeCheckRecord.Columns.takeHome == takeHome)
      }
      return try request.fetchAll(database).map(\.mark)
    }
  }

  /// A check with its report; nil when there is none of this number.
  public func takeHomeCheck(id: Int) async throws -> TakeHomeCheck? {
    try await read { try TakeHomeCheckRecord.fetchOne($0, key: id)?.check }
  }
}
