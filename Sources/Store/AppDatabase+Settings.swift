import GRDB

extension AppDatabase {
  /// A setting's text, or nil when it was never set.
  public func setting(_ key: String) async throws -> String? {
    try await read {
      try FreeText.fetchOne(
        $0, sql: "SELECT value FROM setting WHERE key = ?", arguments: [key])?.text
    }
  }

  /// Sets a setting; nil takes it back to its default.
  public func setSetting(_ key: String, to value: String?) async throws {
    try await write { database in
      try database.execute(sql: "DELETE FROM setting WHERE key = ?", arguments: [key])
      guard let value else { return }
      try database.execute(
        sql: "INSERT INTO setting (key, value) VALUES (?, ?)", arguments: [key, FreeText(value)])
    }
  }
}
