import Domain
import GRDB

/// A submission that LeetCode keeps; the lists that tell of it know more or less about it.
struct OnlineSubmissionRecord: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "onlineSubmission"

  enum Columns {
    static let slug = Column("slug")
    static let at = Column("at")
  }

  var slug: String
  var at: Int64
  var language: String
  var number: Int?
  var title: FreeText
  var kind: VerdictKind?
  var status: String
  var runtime: String?
  var memory: String?

  init(_ submission: OnlineSubmission) {
    slug = submission.slug
    at = submission.at.milliseconds
    language = submission.language
    number = submission.id
    title = FreeText(submission.title)
    kind = submission.verdict
    status = submission.status
    runtime = submission.runtime
    memory = submission.memory
  }

  /// What tells it from others: not every list has its number.
  var key: [String: (any DatabaseValueConvertible)?] {
    ["slug": slug, "at": at, "language": language]
  }

  /// Keeps what an earlier list said and this one does not.
  mutating func fill(from known: OnlineSubmissionRecord) {
    number = number ?? known.number
    kind = kind ?? known.kind
    runtime = runtime ?? known.runtime
    memory = memory ?? known.memory
    if title.text.isEmpty { title = known.title }
    if status.isEmpty { status = known.status }
  }

  var submission: OnlineSubmission {
    OnlineSubmission(
      id: number, slug: slug, title: title.text, verdict: kind, status: status,
      language: language, at: Instant(milliseconds: at), runtime: runtime, memory: memory)
  }
}
