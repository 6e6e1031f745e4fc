import Domain
import Foundation
import GRDB

/// A review; its facts are JSON text.
struct ReviewRecord: Codable, FetchableRecord, MutablePersistableRecord {
  static let databaseTableName = "review"

  enum Columns {
    static let id = Column("id")
    static let slug = Column("slug")
    static let instant = Column("instant")
  }

  var id: Int?
  var slug: String
  var instant: Int64
  var offsetSeconds: Int
  var facts: String
  var chosen: Grade?

  init(_ review: GradedReview) throws {
    id = review.id == 0 ? nil : review.id
    slug = review.slug
    instant = review.moment.instant.milliseconds
    offsetSeconds = review.moment.offsetSeconds
    facts = String(decoding: try JSONEncoder().encode(review.facts), as: UTF8.self)
    chosen = review.chosen
  }

  mutating func didInsert(_ inserted: InsertionSuccess) { id = Int(inserted.rowID) }

  var review: GradedReview {
    get throws {
      GradedReview(
        id: id ?? 0, slug: slug,
        moment: Moment(Instant(milliseconds: instant), offsetSeconds: offsetSeconds),
        facts: try JSONDecoder().decode(ReviewFacts.self, from: Data(facts.utf8)), chosen: chosen)
    }
  }
}
