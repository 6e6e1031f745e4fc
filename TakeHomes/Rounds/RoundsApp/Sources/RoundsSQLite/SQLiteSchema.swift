internal import RoundsDomain

/// The database's form, version by version; a file of any older one is brought up to date.
enum SQLiteSchema {
  /// A file's `user_version` is how many of them it has behind it.
  static let migrations = [
    """
    CREATE TABLE rounds (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      date_millis INTEGER NOT NULL,
      distance_metres INTEGER NOT NULL,
      status TEXT NOT NULL,
      score INTEGER,
      arrows TEXT NOT NULL
    ) STRICT;
    """,
    """
    ALTER TABLE rounds ADD COLUMN arrows_per_end INTEGER NOT NULL DEFAULT 6;
    ALTER TABLE rounds ADD COLUMN end_count INTEGER NOT NULL DEFAULT 12;
    """,
    """
    CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
    """,
  ]

  /// Says whether the file was new.
  ///
  /// Throws: ``SQLiteError``, or ``RoundsError/unreadable(_:)`` for a file of a later program.
  static func migrate(_ connection: SQLiteConnection) throws -> Bool {
    var version: Int64 = 0
    try connection.transaction {
      version = try connection.prepare("PRAGMA user_version").rows { $0.integer(0) }.first ?? 0
      guard version <= migrations.count else {
        throw RoundsError.unreadable(
          "The file is of version \(version); this program knows \(migrations.count).")
      }
      guard version < migrations.count else { return }
      for migration in migrations[Int(version)...] { try connection.run(migration) }
      try connection.run("PRAGMA user_version = \(migrations.count)")
    }
    return version == 0
  }
}
