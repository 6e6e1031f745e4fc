public import Domain
import GRDB

extension AppDatabase {
  /// How many entries the log keeps; the oldest are forgotten.
  public static let keptLogEntries = 5_000

  /// Adds a line to the log without its secrets, and returns it with its number.
  @discardableResult
  public func keepLogEntry(_ entry: LogEntry) async throws -> LogEntry {
    try await write { database in
      var record = LogRecord(entry.kept)
      try record.insert(database)
      // Numbers are never used again, so they tell how many came after.
      let last = (record.id ?? 0) - Self.keptLogEntries
      try LogRecord.filter(LogRecord.Columns.id <= last).deleteAll(database)
      return record.entry
    }
  }

  /// The newest entries that a filter admits, oldest first; only those after a number.
  ///
  /// Cost: reads the log from its end until there are enough.
  public func logEntries(
    _ filter: LogFilter = LogFilter(), after id: Int = 0, limit: Int = keptLogEntries
  ) async throws -> [LogEntry] {
    try await read { database in
      var found: [LogEntry] = []
      let records = try LogRecord.filter(LogRecord.Columns.id > id)
        .order(LogRecord.Columns.id.desc).fetchCursor(database)
      while found.count < limit, let record = try records.next() {
        let entry = record.entry
        if filter.admits(entry) { found.append(entry) }
      }
      return found.reversed()
    }
  }
}
