public import Domain
import Store

extension Services {
  /// Adds a line to the debug log; secrets are hidden, and trouble of the log's own is nobody's trouble.
  public func log(
    _ category: LogEntry.Category, _ level: LogEntry.Level, _ message: String,
    detail: String? = nil
  ) async {
    // Hiding secrets looks at each letter, and a log is no place for more.
    let entry = LogEntry(
      at: now(), category: category, level: level, message: message.shortened(to: 1_000),
      detail: detail?.shortened(to: 8_000))
    _ = try? await database.keepLogEntry(entry)
  }
}
