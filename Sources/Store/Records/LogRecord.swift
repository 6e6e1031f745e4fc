import Domain
import GRDB

struct LogRecord: Codable, FetchableRecord, MutablePersistableRecord {
  static let databaseTableName = "log"

  enum Columns {
    static let id = Column("id")
  }

  var id: Int?
  var at: Int64
  var category: LogEntry.Category
  var level: LogEntry.Level
  var message: FreeText
  var detail: FreeText?

  init(_ entry: LogEntry) {
    at = entry.at.milliseconds
    category = entry.category
    level = entry.level
    message = FreeText(entry.message)
    detail = entry.detail.map(FreeText.init)
  }

  mutating func didInsert(_ inserted: InsertionSuccess) { id = Int(inserted.rowID) }

  var entry: LogEntry {
    LogEntry(
      id: id ?? 0, at: Instant(milliseconds: at), category: category, level: level,
      message: message.text, detail: detail?.text)
  }
}
