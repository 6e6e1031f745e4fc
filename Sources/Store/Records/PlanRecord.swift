import Domain
import Foundation
import GRDB

/// A plan without its days; what it was made from and what was left out are JSON text.
struct PlanRecord: Codable, FetchableRecord, MutablePersistableRecord {
  static let databaseTableName = "plan"

  enum Columns {
    static let id = Column("id")
    static let endedAt = Column("endedAt")
  }

  var id: Int?
  var madeFrom: String
  var leftOut: String
  var madeAt: Int64
  var offsetSeconds: Int
  var ending: StudyPlan.Ending?
  var endedAt: Int64?
  var endedOffsetSeconds: Int?

  init(_ draft: PlanDraft, madeAt moment: Moment) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    madeFrom = String(decoding: try encoder.encode(draft.order), as: UTF8.self)
    leftOut = String(decoding: try encoder.encode(draft.leftOut), as: UTF8.self)
    madeAt = moment.instant.milliseconds
    offsetSeconds = moment.offsetSeconds
  }

  mutating func didInsert(_ inserted: InsertionSuccess) { id = Int(inserted.rowID) }

  func plan(entries: [PlanEntry]) throws -> StudyPlan {
    let decoder = JSONDecoder()
    return StudyPlan(
      id: id ?? 0, order: try decoder.decode(PlanOrder.self, from: Data(madeFrom.utf8)),
      entries: entries, leftOut: try decoder.decode([String].self, from: Data(leftOut.utf8)),
      madeAt: Moment(Instant(milliseconds: madeAt), offsetSeconds: offsetSeconds), ending: ending,
      endedAt: endedAt.map {
        Moment(Instant(milliseconds: $0), offsetSeconds: endedOffsetSeconds ?? offsetSeconds)
      })
  }
}
