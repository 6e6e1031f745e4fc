internal import RoundsCSQLite

/// What the database says of itself.
public struct SQLiteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// SQLite's own number for it.
  public let code: Int32
  public let message: String

  init(code: Int32, handle: OpaquePointer?) {
    self.code = code
    message = String(cString: handle.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code))
  }

  public var description: String { "The database says: \(message) (\(code))." }
}
