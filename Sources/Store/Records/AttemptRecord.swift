import Domain
import Foundation
import GRDB

struct AttemptRecord: Codable, FetchableRecord, MutablePersistableRecord {
  static let databaseTableName = "attempt"

  enum Columns {
    static let id = Column("id")
    static let slug = Column("slug")
  }

  var id: Int?
  var slug: String
  var language: Language
  var purpose: Attempt.Purpose
  var kind: VerdictKind
  var finishedAt: Int64
  /// The verdict's JSON without its cases, which have rows of their own.
  var verdict: String
  var source: FreeText
  /// What the learner's clock was ahead of UTC, in seconds; nil in rows from before it was kept.
  var offset: Int?
  var place: ExecutionPlace

  init(
    purpose: Attempt.Purpose, source: String, verdict: Verdict, finishedAt: Instant,
    offsetSeconds: Int?, place: ExecutionPlace
  ) throws {
    offset = offsetSeconds
    self.place = place
    slug = verdict.slug
    language = verdict.language
    kind = verdict.verdict
    self.purpose = purpose
    self.finishedAt = finishedAt.milliseconds
    self.source = FreeText(source)
    self.verdict = try Self.json(verdict)
  }

  /// Changes the verdict beside its cases.
  mutating func change(_ change: (inout Verdict) -> Void) throws {
    var whole = try JSONDecoder().decode(Verdict.self, from: Data(verdict.utf8))
    change(&whole)
    verdict = try Self.json(whole)
  }

  private static func json(_ verdict: Verdict) throws -> String {
    var light = verdict
    light.cases = []
    for place in (light.excluded ?? []).indices {
      let input = light.excluded?[place].input ?? []
      let isLarge = Value.array(input).json.utf8.count > AppDatabase.keptValueBytes
      if isLarge { light.excluded?[place].input = [] }
    }
    return String(decoding: try JSONEncoder().encode(light), as: UTF8.self)
  }

  mutating func didInsert(_ inserted: InsertionSuccess) { id = Int(inserted.rowID) }

  func attempt(cases: [CaseRecord]) throws -> Attempt {
    var whole = try JSONDecoder().decode(Verdict.self, from: Data(verdict.utf8))
    whole.cases = try cases.map { try $0.result }
    return Attempt(
      id: id ?? 0, purpose: purpose, source: source.text, verdict: whole,
      finishedAt: Instant(milliseconds: finishedAt), place: place)
  }
}
