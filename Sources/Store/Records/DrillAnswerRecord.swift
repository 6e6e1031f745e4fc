import Domain
import Foundation
import GRDB

/// An answer to an interview card; what was done is JSON, as bytes, since it may hold anything.
struct DrillAnswerRecord: Codable, FetchableRecord, MutablePersistableRecord {
  static let databaseTableName = "drillAnswer"

  enum Columns {
    static let id = Column("id")
    static let card = Column("card")
    static let instant = Column("instant")
    static let grade = Column("grade")
    static let interview = Column("interview")
  }

  var id: Int?
  var card: String
  var instant: Int64
  var offsetSeconds: Int
  var seconds: Int?
  var work: FreeText
  var ticks: String?
  var grade: Grade?
  var feedback: FreeText?
  var interview: Int?

  init(_ answer: DrillAnswer) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    id = answer.id == 0 ? nil : answer.id
    card = answer.card
    instant = answer.moment.instant.milliseconds
    offsetSeconds = answer.moment.offsetSeconds
    seconds = answer.seconds
    work = FreeText(String(decoding: try encoder.encode(answer.work), as: UTF8.self))
    ticks = try answer.ticks.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    grade = answer.grade
    feedback = answer.feedback.map(FreeText.init)
    interview = answer.interview
  }

  mutating func didInsert(_ inserted: InsertionSuccess) { id = Int(inserted.rowID) }

  var answer: DrillAnswer {
    get throws {
      let decoder = JSONDecoder()
      return DrillAnswer(
        id: id ?? 0, card: card,
        moment: Moment(Instant(milliseconds: instant), offsetSeconds: offsetSeconds),
        seconds: seconds, work: try decoder.decode(DrillWork.self, from: Data(work.text.utf8)),
        ticks: try ticks.map { try decoder.decode([Int].self, from: Data($0.utf8)) },
        grade: grade, feedback: feedback?.text, interview: interview)
    }
  }
}
