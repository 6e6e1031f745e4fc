public import Domain
import GRDB

extension AppDatabase {
  /// The most proposals of a problem that are kept; the oldest go first.
  public static let mostProposals = 200
  /// The most bytes of a proposal's text that are kept.
  public static let proposalBytes = 4_096

  /// What was proposed for a problem and what became of it, the newest first.
  public func proposals(slug: String) async throws -> [Proposal] {
    try await read { database in
      try ProposedCaseRecord.filter(ProposedCaseRecord.Columns.slug == slug)
        .order(ProposedCaseRecord.Columns.id.desc).fetchAll(database).map(\.kept)
    }
  }

  /// Keeps proposals of one problem together with the own cases that became of them, all or nothing.
  ///
  /// An input that is an own case already stays as it is.
  public func keep(
    _ proposals: [Proposal], adding cases: [OwnCase], slug: String
  ) async throws {
    let records = proposals.map { proposal in
      var short = proposal
      short.slug = slug
      if short.text.utf8.count > Self.proposalBytes {
        short.text = String(decoding: short.text.utf8.prefix(Self.proposalBytes), as: UTF8.self)
      }
      return ProposedCaseRecord(short)
    }
    let added = cases.map { item in
      OwnCaseRecord(
        id: nil, slug: slug, input: Value.array(item.input).json, expected: item.expected?.json,
        origin: item.origin)
    }
    try await write { database in
      for var record in added {
        let isKnown = try !OwnCaseRecord.filter(OwnCaseRecord.Columns.slug == slug)
          .filter(OwnCaseRecord.Columns.input == record.input).isEmpty(database)
        if !isKnown { try record.insert(database) }
      }
      for var record in records { try record.insert(database) }
      try database.execute(
        sql: """
          DELETE FROM proposedCase WHERE slug = ? AND id NOT IN
          (SELECT id FROM proposedCase WHERE slug = ? ORDER BY id DESC LIMIT ?)
          """, arguments: [slug, slug, Self.mostProposals])
    }
  }
}
