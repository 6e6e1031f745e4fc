import Domain
import Store
import Testing

struct ProposalsTests {
  private let database: AppDatabase

  init() throws { database = try .empty() }

  private func proposal(
    _ text: String, _ outcome: Proposal.Outcome = .quarantined, at milliseconds: Int64 = 1
  ) -> Proposal {
    Proposal(
      slug: "two-sum", origin: "small at here", madeAt: Instant(milliseconds: milliseconds),
      text: text, outcome: outcome, reason: "because \0 of it")
  }

  @Test func `proposals are kept with their reason, the newest first`() async throws {
    try await database.keep([proposal("a"), proposal("b", .accepted)], adding: [], slug: "two-sum")
    let kept = try await database.proposals(slug: "two-sum")
    #expect(kept.map(\.text) == ["b", "a"])
    #expect(kept.map(\.outcome) == [.accepted, .quarantined])
    #expect(kept.allSatisfy { $0.reason == "because \0 of it" && $0.id > 0 })
    #expect(try await database.proposals(slug: "coin-change") == [])
  }

  @Test func `own cases come with who proposed them, and what is there stays`() async throws {
    let mine = try await database.addOwnCase(slug: "two-sum", input: [[1], 2], expected: 7)
    func proposed(_ input: [Value]) -> OwnCase {
      OwnCase(id: 0, slug: "", input: input, expected: [0, 1], origin: "forge")
    }
    try await database.keep(
      [], adding: [proposed([[1], 2]), proposed([[3, 3], 6])], slug: "two-sum")
    let cases = try await database.ownCases(slug: "two-sum")
    #expect(cases.first == mine)
    #expect(cases.map(\.origin) == [nil, "forge"])
    #expect(cases.last?.expected == [0, 1])
    // With an expectation of one's own it is one's own.
    try await database.addOwnCase(slug: "two-sum", input: [[3, 3], 6], expected: [1, 0])
    #expect(try await database.ownCases(slug: "two-sum").last?.origin == nil)
  }

  @Test func `of many the oldest go, and a long text is cut`() async throws {
    let long = String(repeating: "ß", count: 5_000)
    try await database.keep(
      (0..<230).map { proposal("\($0)") } + [proposal(long)], adding: [], slug: "two-sum")
    let kept = try await database.proposals(slug: "two-sum")
    #expect(kept.count == AppDatabase.mostProposals)
    #expect(kept.first?.text.utf8.count ?? 0 <= AppDatabase.proposalBytes + 3)
    #expect(kept.last?.text == "31")
  }
}
