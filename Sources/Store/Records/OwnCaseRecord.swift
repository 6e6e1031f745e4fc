import Domain
import GRDB

struct OwnCaseRecord: Codable, FetchableRecord, MutablePersistableRecord {
  static let databaseTableName = "ownCase"

  enum Columns {
    static let slug = Column("slug")
    static let input = Column("input")
  }

  var id: Int?
  var slug: String
  /// A JSON array with one value per argument.
  var input: String
  var expected: String?
  /// Who proposed it; nil: the learner wrote it.
  var origin: String?

  mutating func didInsert(_ inserted: InsertionSuccess) { id = Int(inserted.rowID) }

  var ownCase: OwnCase {
    get throws {
      OwnCase(
        id: id ?? 0, slug: slug, input: try Value(json: input).elements ?? [],
        expected: try expected.map { try Value(json: $0) }, origin: origin)
    }
  }
}
