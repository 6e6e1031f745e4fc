public import Domain
import GRDB

extension AppDatabase {
  /// The sessions of the focus timer that were begun since an instant, oldest first.
  public func focusSessions(since instant: Instant? = nil) async throws -> [FocusSession] {
    try await read { database in
      var request = FocusSessionRecord.order(FocusSessionRecord.Columns.id)
      if let instant {
        request = request.filter(FocusSessionRecord.Columns.startedAt >= instant.milliseconds)
      }
      return try request.fetchAll(database).map { try $0.session }
    }
  }

  /// The session that is under way or paused; nil when there is none.
  public func openFocusSession() async throws -> FocusSession? {
    try await read { try Self.openFocusSession(in: $0)?.session }
  }

  /// Keeps a session that begins, unless one is under way after that was brought up to date.
  ///
  /// Gives nil when one still is.
  public func startFocusSession(
    _ session: FocusSession,
    settling: @escaping @Sendable (FocusSession) -> FocusSession
  ) async throws -> FocusSession? {
    let fresh = try FocusSessionRecord(session)
    return try await write { database in
      if let open = try Self.openFocusSession(in: database) {
        let settled = settling(try open.session)
        if settled.isOpen { return nil }
        try FocusSessionRecord(settled).update(database)
      }
      var record = fresh
      try record.insert(database)
      return try record.session
    }
  }

  /// Changes the session that is under way, and returns it as it stands then; nil when there is none.
  public func changeOpenFocusSession(
    _ change: @escaping @Sendable (FocusSession) -> FocusSession
  ) async throws -> FocusSession? {
    try await write { database in
      guard let open = try Self.openFocusSession(in: database)?.session else { return nil }
      let changed = change(open)
      if changed != open { try FocusSessionRecord(changed).update(database) }
      return changed
    }
  }

  private static func openFocusSession(in database: Database) throws -> FocusSessionRecord? {
    try FocusSessionRecord.filter(FocusSessionRecord.Columns.endedAt == nil).fetchOne(database)
  }
}
