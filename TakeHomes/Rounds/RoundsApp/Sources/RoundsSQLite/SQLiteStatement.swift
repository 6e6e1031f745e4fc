internal import RoundsCSQLite

/// A statement that was read once and runs as often as it is wanted, with other values each time.
final class SQLiteStatement {
  /// What a column may hold here.
  enum Value {
    case integer(Int64)
    case text(String)
    case null
  }

  private let statement: OpaquePointer
  private let handle: OpaquePointer

  /// SQLite takes a copy of the text, for ours is gone by the time it looks.
  private static let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  init(_ statement: OpaquePointer, of handle: OpaquePointer) {
    self.statement = statement
    self.handle = handle
  }

  deinit { sqlite3_finalize(statement) }

  /// Runs it with values in the places of its question marks, and reads each row that comes.
  func rows<Row>(
    _ values: Value..., read: (SQLiteStatement) throws -> Row
  ) throws -> [Row] {
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index) + 1) }
    var rows: [Row] = []
    while true {
      let code = sqlite3_step(statement)
      if code == SQLITE_DONE { return rows }
      guard code == SQLITE_ROW else { throw SQLiteError(code: code, handle: handle) }
      rows.append(try read(self))
    }
  }

  private func bind(_ value: Value, at place: Int32) throws(SQLiteError) {
    let code =
      switch value {
      case .integer(let number): sqlite3_bind_int64(statement, place, number)
      case .text(let text):
        sqlite3_bind_text(statement, place, text, Int32(text.utf8.count), Self.copies)
      case .null: sqlite3_bind_null(statement, place)
      }
    guard code == SQLITE_OK else { throw SQLiteError(code: code, handle: handle) }
  }

  /// A whole number of the present row.
  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

  /// Nil where the column is null.
  func optionalInteger(_ column: Int32) -> Int64? {
    sqlite3_column_type(statement, column) == SQLITE_NULL ? nil : integer(column)
  }

  /// A text of the present row; empty where the column is null.
  func text(_ column: Int32) -> String {
    guard let bytes = sqlite3_column_text(statement, column) else { return "" }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}
