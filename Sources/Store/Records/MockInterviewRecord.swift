import Domain
import Foundation
import GRDB

/// A mock interview; its cards and what it is about are JSON text.
struct MockInterviewRecord: Codable, FetchableRecord, MutablePersistableRecord {
  static let databaseTableName = "mockInterview"

  enum Columns {
    static let id = Column("id")
    static let startedAt = Column("startedAt")
  }

  var id: Int?
  var startedAt: Int64
  var offsetSeconds: Int
  var minutes: Int
  /// Empty where none is asked.
  var problem: String
  var cards: String
  var followUp: String?
  var endedAt: Int64?

  init(_ interview: MockInterview) throws {
    id = interview.id == 0 ? nil : interview.id
    startedAt = interview.startedAt.instant.milliseconds
    offsetSeconds = interview.startedAt.offsetSeconds
    minutes = interview.minutes
    problem = interview.problem ?? ""
    cards = String(decoding: try JSONEncoder().encode(interview.cards), as: UTF8.self)
    followUp = try interview.followUp.map {
      String(decoding: try JSONEncoder().encode($0), as: UTF8.self)
    }
    endedAt = interview.endedAt?.milliseconds
  }

  mutating func didInsert(_ inserted: InsertionSuccess) { id = Int(inserted.rowID) }

  var interview: MockInterview {
    get throws {
      MockInterview(
        id: id ?? 0,
        startedAt: Moment(Instant(milliseconds: startedAt), offsetSeconds: offsetSeconds),
        minutes: minutes, problem: problem.isEmpty ? nil : problem,
        cards: try JSONDecoder().decode([String].self, from: Data(cards.utf8)),
        followUp: try followUp.map {
          try JSONDecoder().decode(MockInterview.FollowUp.self, from: Data($0.utf8))
        },
        endedAt: endedAt.map { Instant(milliseconds: $0) })
    }
  }
}
