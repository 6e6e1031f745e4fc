import Domain
import Foundation
import GRDB

/// A session of the focus timer; its stretches are JSON text.
struct FocusSessionRecord: Codable, FetchableRecord, MutablePersistableRecord {
  static let databaseTableName = "focusSession"

  enum Columns {
    static let id = Column("id")
    static let startedAt = Column("startedAt")
    static let endedAt = Column("endedAt")
  }

  var id: Int?
  var phase: FocusSession.Phase
  var plannedSeconds: Int
  var slug: String?
  var startedAt: Int64
  var startOffsetSeconds: Int
  var stretches: String
  var seenAt: Int64
  var endedAt: Int64?
  var endOffsetSeconds: Int?
  var ending: FocusSession.Ending?

  init(_ session: FocusSession) throws {
    id = session.id == 0 ? nil : session.id
    phase = session.phase
    plannedSeconds = session.plannedSeconds
    slug = session.slug
    startedAt = session.startedAt.instant.milliseconds
    startOffsetSeconds = session.startedAt.offsetSeconds
    stretches = String(decoding: try JSONEncoder().encode(session.stretches), as: UTF8.self)
    seenAt = session.seenAt.milliseconds
    endedAt = session.endedAt?.instant.milliseconds
    endOffsetSeconds = session.endedAt?.offsetSeconds
    ending = session.ending
  }

  mutating func didInsert(_ inserted: InsertionSuccess) { id = Int(inserted.rowID) }

  var session: FocusSession {
    get throws {
      FocusSession(
        id: id ?? 0, phase: phase, plannedSeconds: plannedSeconds, slug: slug,
        startedAt: Moment(
          Instant(milliseconds: startedAt), offsetSeconds: startOffsetSeconds),
        stretches: try JSONDecoder().decode(
          [FocusSession.Stretch].self, from: Data(stretches.utf8)),
        seenAt: Instant(milliseconds: seenAt),
        endedAt: endedAt.map {
          Moment(Instant(milliseconds: $0), offsetSeconds: endOffsetSeconds ?? 0)
        }, ending: ending)
    }
  }
}
