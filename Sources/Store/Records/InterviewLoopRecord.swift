import Domain
import GRDB

/// A loop of interviews.
struct InterviewLoopRecord: Codable, FetchableRecord, MutablePersistableRecord {
  static let databaseTableName = "interviewLoop"

  enum Columns {
    static let id = Column("id")
    static let startedAt = Column("startedAt")
  }

  var id: Int?
  var startedAt: Int64
  var offsetSeconds: Int
  var takeHome: String
  var screen: Int
  var endedAt: Int64?

  init(_ loop: InterviewLoop) {
    id = loop.id == 0 ? nil : loop.id
    startedAt = loop.startedAt.instant.milliseconds
    offsetSeconds = loop.startedAt.offsetSeconds
    takeHome = loop.takeHome
    screen = loop.screen
    endedAt = loop.endedAt?.milliseconds
  }

  mutating func didInsert(_ inserted: InsertionSuccess) { id = Int(inserted.rowID) }

  var loop: InterviewLoop {
    InterviewLoop(
      id: id ?? 0,
      startedAt: Moment(Instant(milliseconds: startedAt), offsetSeconds: offsetSeconds),
      takeHome: takeHome, screen: screen, endedAt: endedAt.map { Instant(milliseconds: $0) })
  }
}
