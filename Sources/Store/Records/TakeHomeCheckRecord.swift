import Domain
import Foundation
import GRDB

/// A check of a take-home project; its score stands beside the report, for lists.
struct TakeHomeCheckRecord: Codable, FetchableRecord, MutablePersistableRecord {
  static let databaseTableName = "takeHomeCheck"

  enum Columns {
    static let id = Column("id")
    static let takeHome = Column("takeHome")
    static let finishedAt = Column("finishedAt")
  }

  var id: Int?
  var takeHome: String
  var folder: FreeText
  var finishedAt: Int64
  var offsetSeconds: Int
  var score: Int
  var report: String

  init(_ check: TakeHomeCheck) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    takeHome = check.report.takeHome
    folder = FreeText(check.folder)
    finishedAt = check.finishedAt.instant.milliseconds
    offsetSeconds = check.finishedAt.offsetSeconds
    score = check.report.score
    report = String(decoding: try encoder.encode(check.report), as: UTF8.self)
  }

  mutating func didInsert(_ inserted: InsertionSuccess) { id = Int(inserted.rowID) }

  var check: TakeHomeCheck {
    get throws {
      TakeHomeCheck(
        id: id ?? 0, folder: folder.text, finishedAt: moment,
        report: try JSONDecoder().decode(GradeReport.self, from: Data(report.utf8)))
    }
  }

  private var moment: Moment {
    Moment(Instant(milliseconds: finishedAt), offsetSeconds: offsetSeconds)
  }
}

/// The same without its report.
struct TakeHomeScoreRecord: Codable, FetchableRecord, TableRecord {
  static let databaseTableName = TakeHomeCheckRecord.databaseTableName
  static var databaseSelection: [any SQLSelectable] {
    ["id", "takeHome", "folder", "finishedAt", "offsetSeconds", "score"].map { Column($0) }
  }

  var id: Int
  var takeHome: String
  var folder: FreeText
  var finishedAt: Int64
  var offsetSeconds: Int
  var score: Int

  var mark: TakeHomeScore {
    TakeHomeScore(
      id: id, takeHome: takeHome, folder: folder.text,
      finishedAt: Moment(Instant(milliseconds: finishedAt), offsetSeconds: offsetSeconds),
      score: score)
  }
}
