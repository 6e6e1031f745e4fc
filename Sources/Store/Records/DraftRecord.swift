import Domain
import GRDB

struct DraftRecord: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "draft"

  enum Columns {
    static let slug = Column("slug")
    static let language = Column("language")
    static let revision = Column("revision")
    static let isAside = Column("isAside")
  }

  var slug: String
  var language: Language
  var revision: Int
  var source: FreeText
  var savedAt: Int64
  /// Whether it lost a conflict: kept, never current.
  var isAside: Bool

  var draft: Draft {
    Draft(
      slug: slug, language: language, revision: revision, source: source.text,
      savedAt: Instant(milliseconds: savedAt))
  }

  static func history(slug: String, language: Language) -> QueryInterfaceRequest<DraftRecord> {
    filter(Columns.slug == slug && Columns.language == language.rawValue)
      .order(Columns.revision.desc)
  }

  /// The newest that lost no conflict; asked at each run, so its statement is kept.
  static func current(slug: String, language: Language) -> SQLRequest<DraftRecord> {
    SQLRequest(
      sql: """
        SELECT * FROM draft WHERE slug = ? AND language = ? AND NOT isAside
        ORDER BY revision DESC LIMIT 1
        """,
      arguments: [slug, language.rawValue], cached: true)
  }

  /// Forgets the oldest drafts, but never the current one.
  static func prune(slug: String, language: Language, in database: Database) throws {
    try database.execute(
      sql: """
        DELETE FROM draft WHERE slug = :slug AND language = :language
        AND revision NOT IN (SELECT revision FROM draft WHERE slug = :slug
          AND language = :language ORDER BY revision DESC LIMIT :kept)
        AND revision <> (SELECT max(revision) FROM draft WHERE slug = :slug
          AND language = :language AND NOT isAside)
        """,
      arguments: ["slug": slug, "language": language.rawValue, "kept": AppDatabase.keptDrafts])
  }
}
