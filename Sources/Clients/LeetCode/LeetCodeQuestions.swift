internal import Domain

/// What LeetCode calls problems inside, asked for once for each session.
actor LeetCodeQuestions {
  struct Question: Sendable, Hashable {
    /// Not the number that people know.
    var id: String
    /// Its names of the languages; empty when it does not tell.
    var languages: Set<String>
  }

  private struct Key: Hashable {
    var slug: String
    var session: OnlineSession
  }

  private var known: [Key: Question] = [:]

  /// Throws: ``OnlineError``, such as ``OnlineError/premium(slug:)``.
  func question(
    _ slug: String, language: Language, session: OnlineSession, at site: LeetCodeSite
  ) async throws -> Question {
    let key = Key(slug: slug, session: session)
    let question: Question
    if let seen = known[key] {
      question = seen
    } else {
      question = try await ask(slug, session, site)
      known[key] = question
    }
    guard question.languages.isEmpty || question.languages.contains(language.leetCodeSlug) else {
      throw OnlineError.unknownLanguage(language)
    }
    return question
  }

  private func ask(
    _ slug: String, _ session: OnlineSession, _ site: LeetCodeSite
  ) async throws -> Question {
    let findings = try await site.ask(
      LeetCodeQuery.question, ["titleSlug": .string(slug)], session: session, slug: slug)
    guard let question = try findings.field("question") else {
      throw OnlineError.unknownProblem(slug: slug)
    }
    let snippets = question["codeSnippets"]?.elements
    // Those who paid see the code's beginnings.
    if question["isPaidOnly"]?.flag == true, snippets == nil {
      throw OnlineError.premium(slug: slug)
    }
    guard let id = question["questionId"]?.words else {
      throw OnlineError.unreadable(
        service: LeetCodeSite.service, reason: "a problem without a number")
    }
    return Question(id: id, languages: Set((snippets ?? []).compactMap { $0["langSlug"]?.words }))
  }
}
