public import Domain
import GRDB

extension AppDatabase {
  /// How many drafts are kept for each problem and language.
  public static let keptDrafts = 50

  /// The learner's text, or nil when nothing was ever saved.
  public func draft(slug: String, language: Language) async throws -> Draft? {
    try await read { try DraftRecord.current(slug: slug, language: language).fetchOne($0)?.draft }
  }

  /// Saves a text that was written from a revision, 0 for the starter.
  ///
  /// Text equal to the current draft makes no new revision. Text from an older revision is kept in
  /// the history, and the current draft stays; after the choice, save it from the current revision.
  public func saveDraft(
    slug: String, language: Language, source: String, basedOn revision: Int, at instant: Instant
  ) async throws -> DraftOutcome {
    // A run brings the text that was saved while it was typed: that needs no writer, who may be busy.
    // Where reading fails or is cancelled, the writer goes on: nothing typed may be lost.
    let known = try? await read {
      try DraftRecord.current(slug: slug, language: language).fetchOne($0)
    }
    if let known, known.source.isExactly(source) { return .saved(known.draft) }
    return try await write { database in
      let history = DraftRecord.history(slug: slug, language: language)
      let current = try DraftRecord.current(slug: slug, language: language).fetchOne(database)
      if let current, current.source.isExactly(source) { return .saved(current.draft) }
      let isConflict = current.map { $0.revision != revision } ?? false
      if isConflict, let current,
        let kept = try history.filter(DraftRecord.Columns.isAside).fetchOne(database),
        kept.source.isExactly(source)
      {
        return .conflict(current: current.draft, kept: kept.draft)
      }
      let newest = try history.fetchOne(database)?.revision ?? 0
      let record = DraftRecord(
        slug: slug, language: language, revision: newest + 1, source: FreeText(source),
        savedAt: instant.milliseconds, isAside: isConflict)
      try record.insert(database)
      try DraftRecord.prune(slug: slug, language: language, in: database)
      guard isConflict, let current else { return .saved(record.draft) }
      return .conflict(current: current.draft, kept: record.draft)
    }
  }

  /// What was saved, newest first, with both sides of each conflict; the last ``keptDrafts``.
  public func drafts(slug: String, language: Language) async throws -> [Draft] {
    try await read {
      try DraftRecord.history(slug: slug, language: language).fetchAll($0).map(\.draft)
    }
  }
}
