import Domain
import Store
import Testing

struct DraftsTests {
  private let database: AppDatabase

  init() throws { database = try .empty() }

  private func save(_ source: String, basedOn revision: Int) async throws -> DraftOutcome {
    try await database.saveDraft(
      slug: "two-sum", language: .swift, source: source, basedOn: revision,
      at: Instant(milliseconds: Int64(revision) * 1000))
  }

  private func current() async throws -> Draft? {
    try await database.draft(slug: "two-sum", language: .swift)
  }

  @Test func `a first save makes revision 1, and each further one counts up`() async throws {
    #expect(try await current() == nil)
    for revision in 1...3 { _ = try await save("text \(revision)", basedOn: revision - 1) }
    #expect(try await current()?.revision == 3)
    #expect(try await current()?.source == "text 3")
    #expect(try await current()?.savedAt == Instant(milliseconds: 2000))
  }

  @Test func `languages and problems keep drafts of their own`() async throws {
    _ = try await save("swift", basedOn: 0)
    #expect(try await database.draft(slug: "two-sum", language: .python) == nil)
    #expect(try await database.draft(slug: "coin-change", language: .swift) == nil)
  }

  @Test(arguments: [0, 1, 7]) func `the same text again makes no revision`(
    revision: Int
  ) async throws {
    _ = try await save("text", basedOn: 0)
    guard case .saved(let draft) = try await save("text", basedOn: revision) else {
      Issue.record("The same text is no conflict.")
      return
    }
    #expect(draft.revision == 1)
    #expect(try await database.drafts(slug: "two-sum", language: .swift).count == 1)
  }

  @Test(arguments: ["", "a\0b", "\0", "e\u{301}\r\n", "\u{FEFF}🧩\u{2028}", "tab\tend "])
  func `any text comes back byte for byte`(source: String) async throws {
    _ = try await save(source, basedOn: 0)
    #expect(try await current().map { Array($0.source.utf8) } == Array(source.utf8))
  }

  @Test func `another spelling of the same letter is another text`() async throws {
    _ = try await save("\u{E9}", basedOn: 0)
    _ = try await save("e\u{301}", basedOn: 1)
    #expect(try await current()?.source.unicodeScalars.count == 2)
  }

  @Test(arguments: [0, 1, 9]) func `a save from another revision keeps both`(
    revision: Int
  ) async throws {
    _ = try await save("first", basedOn: 0)
    _ = try await save("mine", basedOn: 1)
    let outcome = try await save("theirs", basedOn: revision)
    guard case .conflict(let current, let kept) = outcome else {
      Issue.record("Expected a conflict, got \(outcome).")
      return
    }
    #expect((current.source, kept.source) == ("mine", "theirs"))
    #expect(try await self.current()?.source == "mine")
    let history = try await database.drafts(slug: "two-sum", language: .swift)
    #expect(history.map(\.source) == ["theirs", "mine", "first"])
  }

  @Test func `a conflict that is sent twice is kept once`() async throws {
    _ = try await save("first", basedOn: 0)
    _ = try await save("mine", basedOn: 1)
    let once = try await save("theirs", basedOn: 1)
    #expect(try await save("theirs", basedOn: 1) == once)
    #expect(try await database.drafts(slug: "two-sum", language: .swift).count == 3)
  }

  @Test func `the other side of a conflict can be chosen afterwards`() async throws {
    _ = try await save("first", basedOn: 0)
    _ = try await save("mine", basedOn: 1)
    guard case .conflict(let current, let kept) = try await save("theirs", basedOn: 1) else {
      Issue.record("Expected a conflict.")
      return
    }
    guard case .saved(let chosen) = try await save(kept.source, basedOn: current.revision) else {
      Issue.record("Expected the choice to be saved.")
      return
    }
    #expect(chosen.revision == 4)
    #expect(try await self.current()?.source == "theirs")
  }

  @Test func `a reset to the starter can be undone`() async throws {
    _ = try await save("my work", basedOn: 0)
    _ = try await save("starter", basedOn: 1)
    let history = try await database.drafts(slug: "two-sum", language: .swift)
    #expect(history.last?.source == "my work")
    _ = try await save(history[1].source, basedOn: history[0].revision)
    #expect(try await current()?.source == "my work")
  }

  @Test func `the last fifty drafts are kept`() async throws {
    for revision in 1...60 { _ = try await save("text \(revision)", basedOn: revision - 1) }
    let history = try await database.drafts(slug: "two-sum", language: .swift)
    #expect(history.map(\.revision) == (11...60).reversed())
  }

  @Test func `fifty conflicts do not push the current draft out`() async throws {
    _ = try await save("mine", basedOn: 0)
    for number in 1...60 { _ = try await save("theirs \(number)", basedOn: 0) }
    #expect(try await current()?.source == "mine")
  }
}
