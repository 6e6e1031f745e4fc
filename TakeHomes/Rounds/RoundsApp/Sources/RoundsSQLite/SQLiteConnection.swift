internal import RoundsCSQLite

/// An open database file; one at a time uses it.
final class SQLiteConnection {
  private let handle: OpaquePointer

  private static let mostWait: Int32 = 5_000

  /// Makes the file where there is none.
  ///
  /// Throws: ``SQLiteError``.
  init(path: String) throws(SQLiteError) {
    var handle: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX
    let code = sqlite3_open_v2(path, &handle, flags, nil)
    guard code == SQLITE_OK, let handle else {
      let error = SQLiteError(code: code, handle: handle)
      sqlite3_close_v2(handle)
      throw error
    }
    self.handle = handle
    // Another program of the archer's may write at the same time.
    sqlite3_busy_timeout(handle, Self.mostWait)
  }

  deinit { sqlite3_close_v2(handle) }

  /// Runs statements that have no values and no rows.
  func run(_ sql: String) throws(SQLiteError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw SQLiteError(code: code, handle: handle) }
  }

  func prepare(_ sql: String) throws(SQLiteError) -> SQLiteStatement {
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
    guard code == SQLITE_OK, let statement else {
      throw SQLiteError(code: code, handle: handle)
    }
    return SQLiteStatement(statement, of: handle)
  }

  /// Does all of it or nothing.
  func transaction<Answer>(_ body: () throws -> Answer) throws -> Answer {
    try run("BEGIN IMMEDIATE")
    do {
      let answer = try body()
      try run("COMMIT")
      return answer
    } catch {
      try? run("ROLLBACK")
      throw error
    }
  }
}
