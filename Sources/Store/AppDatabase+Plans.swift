public import Domain
import GRDB

extension AppDatabase {
  /// The plan that is followed; nil when there is none.
  public func plan() async throws -> StudyPlan? {
    try await read { database in
      try Self.current(in: database).map { try Self.whole($0, in: database) }
    }
  }

  /// Plans that are followed no more and were ended since, the last ended first.
  public func formerPlans(since instant: Instant) async throws -> [StudyPlan] {
    try await read { database in
      try PlanRecord.filter(PlanRecord.Columns.endedAt >= instant.milliseconds)
        .order(PlanRecord.Columns.endedAt.desc, PlanRecord.Columns.id.desc).fetchAll(database)
        .map { try Self.whole($0, in: database) }
    }
  }

  /// Follows a draft from now on; the plan before it ends for this reason.
  ///
  /// Plans that ended before `oldest` are forgotten.
  @discardableResult
  public func startPlan(
    _ draft: PlanDraft, ending: StudyPlan.Ending, at moment: Moment, forgetting oldest: Instant
  ) async throws -> StudyPlan {
    let fresh = try PlanRecord(draft, madeAt: moment)
    return try await write { database in
      try Self.end(ending, at: moment, in: database)
      try PlanRecord.filter(PlanRecord.Columns.endedAt < oldest.milliseconds).deleteAll(database)
      var record = fresh
      try record.insert(database)
      for (position, entry) in draft.entries.enumerated() {
        try database.execute(
          sql: "INSERT INTO planEntry (plan, position, slug, day) VALUES (?, ?, ?, ?)",
          arguments: [record.id, position, entry.slug, entry.day.description])
      }
      return try record.plan(entries: draft.entries)
    }
  }

  /// Follows no plan from now on; false when there was none.
  @discardableResult
  public func resetPlan(at moment: Moment) async throws -> Bool {
    try await write { try Self.end(.reset, at: moment, in: $0) }
  }

  /// Follows a former plan again, and ends the present one; nil when there is none of this number.
  @discardableResult
  public func restorePlan(id: Int, at moment: Moment) async throws -> StudyPlan? {
    try await write { database in
      guard var record = try PlanRecord.fetchOne(database, key: id), record.endedAt != nil else {
        return nil
      }
      try Self.end(.replaced, at: moment, in: database)
      record.ending = nil
      record.endedAt = nil
      record.endedOffsetSeconds = nil
      try record.update(database)
      return try Self.whole(record, in: database)
    }
  }

  private static func current(in database: Database) throws -> PlanRecord? {
    try PlanRecord.filter(PlanRecord.Columns.endedAt == nil)
      .order(PlanRecord.Columns.id.desc).fetchOne(database)
  }

  @discardableResult
  private static func end(
    _ ending: StudyPlan.Ending, at moment: Moment, in database: Database
  ) throws -> Bool {
    guard var record = try current(in: database) else { return false }
    record.ending = ending
    record.endedAt = moment.instant.milliseconds
    record.endedOffsetSeconds = moment.offsetSeconds
    try record.update(database)
    return true
  }

  private static func whole(_ record: PlanRecord, in database: Database) throws -> StudyPlan {
    let rows = try Row.fetchAll(
      database, sql: "SELECT slug, day FROM planEntry WHERE plan = ? ORDER BY position",
      arguments: [record.id])
    return try record.plan(
      entries: rows.compactMap { row in
        CivilDate(row["day"] as String).map { PlanEntry(slug: row["slug"], day: $0) }
      })
  }
}
