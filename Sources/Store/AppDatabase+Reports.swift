public import Domain
import GRDB

extension AppDatabase {
  /// The reports of a problem's tests, or of all problems, oldest first.
  public func reports(slug: String? = nil) async throws -> [TestReport] {
    try await read { database in
      guard let slug else {
        return try TestReportRecord.order(TestReportRecord.Columns.id).fetchAll(database)
          .map { try $0.report }
      }
      // Asked at each submission, so its statement is kept.
      return try SQLRequest<TestReportRecord>(
        sql: "SELECT * FROM testReport WHERE slug = ? ORDER BY id", arguments: [slug],
        cached: true
      ).fetchAll(database).map { try $0.report }
    }
  }

  /// A report, or nil when there is none of this number.
  public func report(id: Int) async throws -> TestReport? {
    try await read { try TestReportRecord.fetchOne($0, key: id)?.report }
  }

  /// Keeps a report; a newer one of the same test takes the older one's place and number.
  ///
  /// Values above ``keptValueBytes`` are left out of it.
  @discardableResult
  public func keepReport(_ report: TestReport) async throws -> TestReport {
    let fresh = try TestReportRecord(report)
    return try await write { database in
      var record = fresh
      record.id =
        try TestReportRecord.filter(TestReportRecord.Columns.slug == record.slug)
        .filter(TestReportRecord.Columns.inputHash == record.inputHash).fetchOne(database)?.id
      try record.save(database)
      return try record.report
    }
  }

  /// Changes what became of a report; nil when there is none of this number.
  @discardableResult
  public func decideReport(
    id: Int, _ decision: TestReport.Decision, withdrawnAt instant: Instant?
  ) async throws -> TestReport? {
    try await write { database in
      guard var record = try TestReportRecord.fetchOne(database, key: id) else { return nil }
      record.decision = decision
      record.withdrawnAt = instant?.milliseconds
      try record.update(database)
      return try record.report
    }
  }
}
