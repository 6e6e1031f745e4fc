import Domain
import GRDB

struct ProposedCaseRecord: Codable, FetchableRecord, MutablePersistableRecord {
  static let databaseTableName = "proposedCase"

  enum Columns {
    static let id = Column("id")
    static let slug = Column("slug")
  }

  var id: Int?
  var slug: String
  var origin: String
  var madeAt: Int64
  var proposal: FreeText
  var outcome: Proposal.Outcome
  var reason: FreeText

  init(_ proposal: Proposal) {
    id = proposal.id == 0 ? nil : proposal.id
    slug = proposal.slug
    origin = proposal.origin
    madeAt = proposal.madeAt.milliseconds
    self.proposal = FreeText(proposal.text)
    outcome = proposal.outcome
    reason = FreeText(proposal.reason)
  }

  mutating func didInsert(_ inserted: InsertionSuccess) { id = Int(inserted.rowID) }

  var kept: Proposal {
    Proposal(
      id: id ?? 0, slug: slug, origin: origin, madeAt: Instant(milliseconds: madeAt),
      text: proposal.text, outcome: outcome, reason: reason.text)
  }
}
