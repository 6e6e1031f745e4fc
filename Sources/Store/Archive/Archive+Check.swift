import Domain
import GRDB

extension Archive {
  /// Reads every row as the verbs do: one that they cannot read would stand in every page's way.
  ///
  /// Throws: ``StoreError/brokenArchive(reason:)``. Cost: decodes every row.
  static func check(_ database: Database) throws {
    try read(AttemptRecord.self, in: database) { try $0.attempt(cases: []) }
    try read(CaseRecord.self, in: database) { try $0.result }
    try read(DraftRecord.self, in: database) { $0.draft }
    try read(OwnCaseRecord.self, in: database) { try $0.ownCase }
    try read(TestReportRecord.self, in: database) { try $0.report }
    try read(ReviewRecord.self, in: database) { try $0.review }
    try read(ActivityRecord.self, in: database) { $0.activity }
    try read(FocusSessionRecord.self, in: database) { try $0.session }
    try read(HabitRecord.self, in: database) { $0.habit }
    try read(HabitTickRecord.self, in: database) { $0.tick }
    try read(OnlineSubmissionRecord.self, in: database) { $0.submission }
    try read(ProposedCaseRecord.self, in: database) { $0.kept }
    try read(TakeHomeCheckRecord.self, in: database) { try $0.check }
    try read(DrillAnswerRecord.self, in: database) { try $0.answer }
    try read(MockInterviewRecord.self, in: database) { try $0.interview }
    try read(InterviewLoopRecord.self, in: database) { $0.loop }
    try read(PlanRecord.self, in: database) { record in
      let order = try record.plan(entries: []).order
      guard order.isPlausible else {
        throw StoreError.brokenArchive(reason: "a plan has unreasonable numbers")
      }
    }
  }

  private static func read<Record: FetchableRecord & TableRecord, Kept>(
    _: Record.Type, in database: Database, as kept: (Record) throws -> Kept
  ) throws {
    do {
      let records = try Record.fetchCursor(database)
      while let record = try records.next() { _ = try kept(record) }
    } catch let error as StoreError {
      throw error
    } catch let error as DatabaseError {
      throw error
    } catch {
      let reason = (error as? JSONError)?.reason ?? reasonInWords(error)
      throw StoreError.brokenArchive(
        reason: "a row of “\(Record.databaseTableName)” can't be read: \(reason)")
    }
  }
}

extension PlanOrder {
  /// Whether no sum of its numbers is too large.
  fileprivate var isPlausible: Bool {
    var numbers = [weeks, hours, weekMinutes].compactMap(\.self)
    if case .list(_, let size) = selection { numbers.append(size) }
    return numbers.allSatisfy { (0...1_000_000).contains($0) }
  }
}
