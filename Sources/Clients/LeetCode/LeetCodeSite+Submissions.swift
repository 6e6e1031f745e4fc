internal import Domain
internal import PagingKit

extension LeetCodeSite {
  /// A row of the list; one without a number is like no other.
  private struct Row: Identifiable, Sendable {
    enum ID: Hashable, Sendable {
      case number(Int)
      case place(Int)
    }
    var id: ID
    var submission: OnlineSubmission?
  }

  private static let mostPages = 5

  /// The session's owner's last submissions to a problem, 100 at most, the newest first.
  func submissions(_ session: OnlineSession, _ slug: String) async throws -> [OnlineSubmission] {
    // One that is handed in meanwhile moves the others on, so the next page may repeat some.
    let pager = Pager(pageSize: 20) { offset, limit in
      try await submissions(session, slug, from: offset, limit: limit)
    }
    var rows: [Row] = []
    for _ in 0..<Self.mostPages {
      do {
        guard let feed = try await pager.loadNext() else { break }
        rows = feed.items
      } catch is OnlineError where !rows.isEmpty {
        // The newest are here; a later sync asks for the rest again.
        break
      }
    }
    return newestFirst(rows.compactMap(\.submission))
  }

  private func submissions(
    _ session: OnlineSession, _ slug: String, from offset: Int, limit: Int
  ) async throws -> Page<Row> {
    let findings = try await ask(
      LeetCodeQuery.submissions,
      [
        "offset": .int(offset), "limit": .int(limit), "lastKey": nil,
        "questionSlug": .string(slug),
      ],
      session: session, slug: slug)
    guard let list = try findings.field("submissionList") else {
      throw OnlineError.sessionEnded(service: Self.service)
    }
    let rows = (list["submissions"]?.elements ?? []).enumerated().map { place, row in
      let submission = OnlineSubmission(row, slug: slug)
      return Row(
        id: submission?.id.map(Row.ID.number) ?? .place(offset + place), submission: submission)
    }
    let hasNext = list["hasNext"]?.flag ?? false
    return Page(items: rows, total: hasNext ? nil : offset + rows.count)
  }
}
