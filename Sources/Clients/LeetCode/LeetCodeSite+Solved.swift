internal import Domain

extension LeetCodeSite {
  private static let pageSize = 50

  /// A page of everything that the session's owner solved.
  ///
  /// Where LeetCode does not give pages, its list of all problems tells the same in one.
  func solved(
    _ session: OnlineSession, _ cursor: Int?
  ) async throws -> OnlinePage<OnlineSolved> {
    do {
      if let page = try await solvedPage(session, from: max(0, cursor ?? 0)) { return page }
    } catch OnlineError.refused, OnlineError.unreadable {
      // What went wrong is in the log; the other list decides.
    }
    return try await solvedOfAll(session)
  }

  private func solvedPage(
    _ session: OnlineSession, from start: Int
  ) async throws -> OnlinePage<OnlineSolved>? {
    let filters: Value = [
      "skip": .int(start), "limit": .int(Self.pageSize), "questionStatus": "SOLVED",
    ]
    let findings = try await ask(LeetCodeQuery.solved, ["filters": filters], session: session)
    guard let list = try findings.field("userProgressQuestionList"),
      let questions = list["questions"]?.elements
    else { return nil }
    let items = questions.compactMap { question -> OnlineSolved? in
      guard let slug = question["titleSlug"]?.words else { return nil }
      return OnlineSolved(
        slug: slug, title: question["title"]?.words ?? slug,
        at: question["lastSubmittedAt"].flatMap(Instant.init(leetCode:)))
    }
    let end = start + questions.count
    let total = list["totalNum"]?.count ?? end
    return OnlinePage(
      items: items, total: total, next: end < total && !questions.isEmpty ? end : nil)
  }

  private func solvedOfAll(_ session: OnlineSession) async throws -> OnlinePage<OnlineSolved> {
    let list = try await value(of: Call(path: "/api/problems/all/", session: session))
    guard let pairs = list["stat_status_pairs"]?.elements else {
      throw OnlineError.unreadable(service: Self.service, reason: "a list without problems")
    }
    guard list["user_name"]?.words != nil else {
      throw OnlineError.sessionEnded(service: Self.service)
    }
    let items = pairs.compactMap { pair -> OnlineSolved? in
      guard pair["status"]?.text?.lowercased() == "ac", let stat = pair["stat"],
        let slug = stat["question__title_slug"]?.words
      else { return nil }
      return OnlineSolved(slug: slug, title: stat["question__title"]?.words ?? slug)
    }
    return OnlinePage(items: items, total: items.count, next: nil)
  }
}
