import Domain
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Store

@Suite struct ArchiveTests {
  private static let now = Instant(milliseconds: 1_770_367_226_092)
  private static let source = "let a = 1\n\"“ü\u{0}🦊"

  private func verdict(_ slug: String, _ kind: VerdictKind = .accepted) -> Verdict {
    Verdict(
      slug: slug, contentVersion: "1", language: .python, verdict: kind, passed: 1, total: 1,
      limits: Limits(), compile: CompileReport(milliseconds: 1.5, cached: true, optimised: true),
      jail: "L4",
      cases: [
        CaseResult(
          index: 0, visible: true, verdict: kind, input: [[1, 2], 3], expected: [0, 1],
          actual: [0, 1], stdout: "a\u{0}b")
      ])
  }

  /// A learner who did a little of everything.
  private func fill(_ database: AppDatabase, slug: String = "two-sum") async throws {
    _ = try await database.saveDraft(
      slug: slug, language: .swift, source: Self.source, basedOn: 0, at: Self.now)
    try await database.addOwnCase(slug: slug, input: [[3, 3], 6], expected: nil)
    try await database.recordAttempt(
      purpose: .submit, source: "pass", verdict: verdict(slug), finishedAt: Self.now)
    try await database.changePreferences { $0.name = "Ada" }
    try await database.keepLogEntry(
      LogEntry(at: Self.now, category: .network, level: .info, message: "not for export"))
    try await database.setSetting("widget-key", to: "secret-1")
    try await database.setSetting("leetcode-cookie", to: "secret-2")
  }

  private func text(_ database: AppDatabase) async throws -> String {
    String(decoding: try await database.archive(at: Self.now), as: UTF8.self)
  }

  @Test func `what was exported and imported into an empty database is exported the same`()
    async throws
  {
    let first = try AppDatabase.empty()
    try await fill(first)
    try await fill(first, slug: "3sum")
    let bytes = try await first.archive(at: Self.now)
    for mode in ImportMode.allCases {
      let second = try AppDatabase.empty()
      let preview = try await second.importArchive(bytes, mode: mode)
      #expect(preview.tables.allSatisfy { $0.changed == 0 && $0.gone == 0 })
      #expect(try await second.archive(at: Self.now) == bytes)
      #expect(try await second.draft(slug: "two-sum", language: .swift)?.source == Self.source)
      #expect(try await second.attempt(id: 2)?.verdict.cases.first?.stdout == "a\u{0}b")
      #expect(try await second.preferences().name == "Ada")
    }
  }

  @Test(arguments: ImportMode.allCases)
  func `who judged an attempt goes out and comes in again`(mode: ImportMode) async throws {
    let (first, second) = (try AppDatabase.empty(), try AppDatabase.empty())
    for place in ExecutionPlace.allCases {
      try await first.recordAttempt(
        purpose: .submit, source: "pass", verdict: verdict("two-sum"), finishedAt: Self.now,
        place: place)
    }
    try await second.importArchive(try await first.archive(at: Self.now), mode: mode)
    #expect(
      try await second.attempts(slug: "two-sum").map(\.place)
        == ExecutionPlace.allCases.reversed())
  }

  @Test func `every table but the log goes out, secrets stay`() async throws {
    let database = try AppDatabase.empty()
    try await fill(database)
    let text = try await text(database)
    #expect(!text.contains("secret-") && !text.contains("not for export"))
    let file = try Value(json: text)
    guard case .object(let tables) = try #require(file["tables"]) else { return }
    let known = try await database.read { database in
      try String.fetchAll(database, sql: "SELECT name FROM sqlite_master WHERE type = 'table'")
    }.filter { !$0.hasPrefix("sqlite_") && !["grdb_migrations", "log"].contains($0) }
    #expect(Set(tables.keys) == Set(known))
    #expect(tables.count >= 6)
    let rows = tables.values.reduce(0) { $0 + ($1["rows"]?.elements?.count ?? 0) }
    let lines = text.split(separator: "\n")
    #expect(rows >= 5)
    #expect(lines.count(where: { $0.hasPrefix("[") }) == rows, "a row a line")
  }

  @Test func `every moment is written as a date`() async throws {
    let database = try AppDatabase.empty()
    try await fill(database)
    let file = try Value(json: try await text(database))
    #expect(file["exportedAt"]?.text == "2026-02-06T08:40:26.092Z")
    guard case .object(let tables)? = file["tables"] else { return }
    for (name, table) in tables {
      let columns = table["columns"]?.elements?.compactMap(\.text) ?? []
      for row in table["rows"]?.elements ?? [] {
        for (column, value) in zip(columns, row.elements ?? [])
        where column == "at" || column == "instant" || column.hasSuffix("At") {
          let isDate = value == .null || value.text.flatMap(Instant.init) != nil
          #expect(isDate, "\(name).\(column): \(value.json)")
        }
      }
    }
  }

  @Test func `replacing leaves what is in the file, and says before what will change`()
    async throws
  {
    let other = try AppDatabase.empty()
    try await fill(other, slug: "3sum")
    let bytes = try await other.archive(at: Self.now)
    let database = try AppDatabase.empty()
    try await fill(database)
    let before = try await database.archive(at: Self.now)
    let preview = try await database.previewImport(bytes, mode: .replace)
    #expect(try await database.archive(at: Self.now) == before, "a preview changes nothing")
    let drafts = try #require(preview.tables.first { $0.name == "draft" })
    #expect((drafts.new, drafts.gone, drafts.same) == (1, 1, 0))
    let done = try await database.importArchive(bytes, mode: .replace)
    #expect(done == preview)
    #expect(try await database.archive(at: Self.now) == bytes)
    #expect(try await database.setting("widget-key") == "secret-1", "secrets stay where they are")
    #expect(try await database.logEntries().count == 1)
    #expect(try await database.previewImport(bytes, mode: .replace).isEmpty)
  }

  @Test func `merging adds what is new, twice adds nothing, and no code is lost`() async throws {
    let other = try AppDatabase.empty()
    try await fill(other)
    try await other.addOwnCase(slug: "two-sum", input: [[3, 3], 6], expected: [1, 0])
    let database = try AppDatabase.empty()
    _ = try await database.saveDraft(
      slug: "two-sum", language: .swift, source: "mine", basedOn: 0, at: Self.now)
    try await database.recordAttempt(
      purpose: .run, source: "mine", verdict: verdict("3sum"), finishedAt: Self.now)
    try await database.addOwnCase(slug: "two-sum", input: [[3, 3], 6], expected: nil)
    let bytes = try await other.archive(at: Self.now)
    let preview = try await database.importArchive(bytes, mode: .merge)
    let own = try #require(preview.tables.first { $0.name == "ownCase" })
    #expect((own.new, own.changed, own.same) == (0, 1, 0))
    #expect(try await database.ownCases(slug: "two-sum").map(\.expected) == [[1, 0]])
    #expect(try await database.draft(slug: "two-sum", language: .swift)?.source == "mine")
    let history = try await database.drafts(slug: "two-sum", language: .swift)
    #expect(history.count == 2, "the other draft is among the older ones")
    #expect(try await database.attempts(slug: "3sum").map(\.id) == [1])
    let added = try #require(try await database.attempts(slug: "two-sum").first)
    #expect(added.id == 2, "its number was taken")
    #expect(try await database.attempt(id: 2)?.verdict.cases.count == 1, "its cases followed")
    #expect(try await database.previewImport(bytes, mode: .merge).isEmpty)
  }

  @Test(arguments: [
    ("", "damaged"), ("{", "damaged"), ("[1,2]", "isn't a Focus export"),
    ("{\"a\":1}", "isn't a Focus export"),
    ("\u{89}PNG", "damaged"),
    ("{\"format\":\"focus-data\",\"version\":2}", "newer version"),
    ("{\"format\":\"focus-data\",\"version\":0}", "format 0"),
    ("{\"format\":\"focus-data\",\"version\":1}", "when it was written"),
  ])
  func `a file that is none of ours changes nothing and is told`(text: String, words: String)
    async throws
  {
    let database = try AppDatabase.empty()
    try await fill(database)
    let before = try await database.archive(at: Self.now)
    for mode in ImportMode.allCases {
      for isReal in [false, true] {
        do {
          if isReal {
            try await database.importArchive(Array(text.utf8), mode: mode)
          } else {
            _ = try await database.previewImport(Array(text.utf8), mode: mode)
          }
          Issue.record("It was taken.")
        } catch let error as StoreError {
          #expect(error.isOfFile)
          #expect(error.message.contains(words), "\(error)")
          #expect(error.hint?.contains("Nothing was changed.") == true)
        }
      }
    }
    #expect(try await database.archive(at: Self.now) == before)
  }

  @Test(arguments: [
    ("\"tables\":{", "\"tables\":{\"guest\":{\"columns\":[],\"rows\":[]},"),
    ("\"columns\":[\"slug\",\"language\"", "\"columns\":[\"slug\",\"tongue\""),
    ("[\"two-sum\",\"swift\",1,", "[\"two-sum\",\"swift\",\"one\","),
    ("[\"two-sum\",\"swift\",1,", "[\"two-sum\",\"swift\",null,"),
    ("[\"two-sum\",\"swift\",1,", "[\"two-sum\",\"swift\","),
    ("\"2026-02-06T08:40:26.092Z\"", "\"yesterday\""),
    ("\"schema\":[\"1 ", "\"schema\":[\"99 "),
    // Numbers that no sum bears.
    ("[\"two-sum\",\"swift\",1,", "[\"two-sum\",\"swift\",9223372036854775807,"),
    ("\"2026-02-06T08:40:26.092Z\"", "-9223372036854775808"),
    ("[1,0,1,", "[7,0,1,"),
  ])
  func `a file that was changed by hand is refused as a whole`(part: String, other: String)
    async throws
  {
    let database = try AppDatabase.empty()
    try await fill(database)
    let text = try await text(database)
    #expect(text.contains(part))
    let broken = text.replacing(part, with: other)
    let empty = try AppDatabase.empty()
    let before = try await empty.archive(at: Self.now)
    for mode in ImportMode.allCases {
      await #expect(throws: StoreError.self) {
        try await empty.importArchive(Array(broken.utf8), mode: mode)
      }
    }
    #expect(try await empty.archive(at: Self.now) == before)
  }

  @Test func `a file that ends too soon is refused wherever it ends`() async throws {
    let database = try AppDatabase.empty()
    try await fill(database)
    let bytes = try await database.archive(at: Self.now)
    let empty = try AppDatabase.empty()
    for length in stride(from: 0, to: bytes.count - 2, by: max(1, bytes.count / 40)) {
      await #expect(throws: StoreError.self) {
        try await empty.importArchive(Array(bytes.prefix(length)), mode: .merge)
      }
    }
  }

  @Test func `a file of an older schema is brought up to date`() async throws {
    let text = """
      {"format":"focus-data","version":1,
      "exportedAt":"2026-02-06T08:40:26Z",
      "schema":["1 drafts, own cases, attempts, settings"],
      "tables":{
      "attempt":{"columns":["id","slug","language","purpose","kind","finishedAt","verdict","source"],"rows":[]},
      "attemptCase":{"columns":["attempt","position","visible","verdict","input","expected","actual",\
      "note","stdout","stderr","cpuMilliseconds","peakMemoryBytes"],"rows":[]},
      "draft":{"columns":["slug","language","revision","source","savedAt","isAside"],"rows":[
      ["two-sum","swift",1,{"base64":"bGV0IGE="},"2026-02-06T08:40:26Z",0]]},
      "ownCase":{"columns":["id","slug","input","expected"],"rows":[]},
      "setting":{"columns":["key","value"],"rows":[]}
      }}
      """
    let database = try AppDatabase.empty()
    let preview = try await database.importArchive(Array(text.utf8), mode: .merge)
    #expect(preview.isOlder)
    #expect(try await database.draft(slug: "two-sum", language: .swift)?.source == "let a")
  }

  @Test func `an import can be undone, and the undo too`() async throws {
    try await withTemporaryFolder { folder in
      let database = try AppDatabase(folder: folder)
      #expect(database.importCopyDate == nil)
      await #expect(throws: StoreError.noImportToUndo) { try await database.undoImport() }
      try await fill(database)
      let before = try await database.archive(at: Self.now)
      let other = try AppDatabase.empty()
      try await fill(other, slug: "3sum")
      let bytes = try await other.archive(at: Self.now)
      try await database.importArchive(bytes, mode: .replace)
      #expect(database.importCopyDate != nil)
      #expect(try await database.archive(at: Self.now) == bytes)
      try await database.undoImport()
      #expect(try await database.archive(at: Self.now) == before)
      try await database.undoImport()
      #expect(try await database.archive(at: Self.now) == bytes)
    }
  }
}
