import Catalogue
public import Domain
public import SiteKit
import Store

extension Coding {
  /// What was saved of a problem in a language, newest first.
  public static func drafts(
    slug: String, language: Language, with services: Services
  ) async throws -> [Draft] {
    _ = try services.problem(slug)
    return try await services.database.drafts(slug: slug, language: language)
  }

  /// The learner's text, or nil when nothing was ever saved.
  public static func draft(
    slug: String, language: Language, with services: Services
  ) async throws -> Draft? {
    try await services.database.draft(slug: slug, language: language)
  }

  /// Saves a text that was written from a revision, 0 for the starter.
  public static func saveDraft(
    slug: String, language: Language, source: String, basedOn revision: Int,
    with services: Services
  ) async throws -> DraftOutcome {
    try SourceCode.check(draft: source)
    _ = try services.problem(slug)
    return try await services.database.saveDraft(
      slug: slug, language: language, source: source, basedOn: revision, at: services.now())
  }

  /// Makes an older revision the current draft again; what was current stays in the history.
  public static func restoreDraft(
    slug: String, language: Language, revision: Int, with services: Services
  ) async throws -> Draft {
    let drafts = try await services.database.drafts(slug: slug, language: language)
    guard let old = drafts.first(where: { $0.revision == revision }) else {
      throw CodingError.unknownDraft(revision: revision)
    }
    return try await replaceDraft(
      slug: slug, language: language, source: old.source, with: services)
  }

  /// Goes back to the starter; what was current stays in the history, so it can be undone.
  public static func resetDraft(
    slug: String, language: Language, with services: Services
  ) async throws -> Draft {
    let problem = try services.problem(slug)
    return try await replaceDraft(
      slug: slug, language: language, source: starterText(for: problem, in: language),
      with: services)
  }

  /// What a learner begins with; a remark where the signature does not exist in the language.
  package static func starterText(for problem: Problem, in language: Language) -> String {
    guard problem.signature.exists(in: language) else {
      let error = CodingError.signatureMissing(language, title: problem.summary.title)
      return "\(language.lineComment) \(error.message)\n"
    }
    return starter(for: problem, in: language)
  }

  /// Puts a text on top of what was saved last, which stays in the history.
  package static func replaceDraft(
    slug: String, language: Language, source: String, with services: Services
  ) async throws -> Draft {
    let current = try await services.database.draft(slug: slug, language: language)
    let outcome = try await services.database.saveDraft(
      slug: slug, language: language, source: source, basedOn: current?.revision ?? 0,
      at: services.now())
    switch outcome {
    case .saved(let draft): return draft
    // Somebody else saved in between; the older text is asked for, so it goes on top.
    case .conflict(let current, _):
      let again = try await services.database.saveDraft(
        slug: slug, language: language, source: source, basedOn: current.revision,
        at: services.now())
      guard case .saved(let draft) = again else { return current }
      return draft
    }
  }
}
