import Domain
import Foundation
import TestSupport
import Testing

@testable import Store

/// What goes on while data is imported, and what an import that fails leaves.
@Suite struct ArchiveStudyTests {
  private static let now = Moment(Instant(milliseconds: 1_770_367_226_092), offsetSeconds: 3600)

  private func plan(_ title: String, in database: AppDatabase) async throws {
    let order = PlanOrder(
      title: title, selection: .everything, start: CivilDate(daysSinceEpoch: 20_514))
    try await database.startPlan(
      PlanDraft(order: order, entries: [PlanEntry(slug: "two-sum", day: order.start)]),
      ending: .replaced, at: Self.now, forgetting: Instant(milliseconds: 0))
  }

  private func session(in database: AppDatabase) async throws {
    _ = try await database.startFocusSession(
      FocusSession(phase: .focus, plannedSeconds: 1500, slug: nil, startedAt: Self.now)
    ) { $0 }
  }

  @Test func `merging begins no session, and the plan that is followed stays`() async throws {
    let other = try AppDatabase.empty()
    try await session(in: other)
    try await plan("Theirs", in: other)
    let bytes = try await other.archive(at: Self.now.instant)
    let database = try AppDatabase.empty()
    try await session(in: database)
    // Its number is the higher one.
    try await plan("Earlier", in: database)
    try await plan("Mine", in: database)
    try await database.importArchive(bytes, mode: .merge)
    #expect(try await database.focusSessions().count == 1)
    #expect(try await database.plan()?.order.title == "Mine")
    #expect(try await database.resetPlan(at: Self.now))
    #expect(try await database.plan() == nil)
    let fresh = try AppDatabase.empty()
    try await fresh.importArchive(bytes, mode: .merge)
    #expect(try await fresh.plan()?.order.title == "Theirs")
  }

  @Test func `an import that fails leaves the copy that an undo goes back to`() async throws {
    try await withTemporaryFolder { folder in
      let database = try AppDatabase(folder: folder)
      try await database.setSetting("mine", to: "1")
      let before = try await database.archive(at: Self.now.instant)
      let other = try AppDatabase.empty()
      try await other.setSetting("theirs", to: "2")
      let bytes = try await other.archive(at: Self.now.instant)
      try await database.importArchive(bytes, mode: .replace)
      let text = String(decoding: bytes, as: UTF8.self)
      let row = try #require(text.split(separator: "\n").first { $0.contains("theirs") })
      let twice = row.hasSuffix(",") ? "\(row)\n\(row)" : "\(row),\n\(row)"
      let broken = Array(text.replacing(row, with: twice).utf8)
      await #expect(throws: StoreError.self) {
        try await database.importArchive(broken, mode: .replace)
      }
      try await database.undoImport()
      #expect(try await database.archive(at: Self.now.instant) == before)
    }
  }

  @Test(arguments: [
    ("\"focus\"", "\"dance\""), (#"\"from\""#, #"\"since\""#), (#"\"title\""#, #"\"name\""#),
    (#"\"title\""#, #"\"hours\":9223372036854775807,\"title\""#),
    (#"\"wrongSubmits\":0"#, #"\"wrongSubmits\":\"no\""#),
  ])
  func `a file with a row that no page could show is refused as a whole`(
    part: String, other: String
  ) async throws {
    let source = try AppDatabase.empty()
    try await session(in: source)
    try await plan("Theirs", in: source)
    _ = try await source.keepReview(
      GradedReview(slug: "two-sum", moment: Self.now, facts: ReviewFacts(parMinutes: 15))
    ) { _ in true }
    let text = String(decoding: try await source.archive(at: Self.now.instant), as: UTF8.self)
    #expect(text.contains(part))
    let broken = Array(text.replacing(part, with: other).utf8)
    let database = try AppDatabase.empty()
    let before = try await database.archive(at: Self.now.instant)
    for mode in ImportMode.allCases {
      do {
        try await database.importArchive(broken, mode: mode)
        Issue.record("It was taken.")
      } catch let error as StoreError {
        #expect(error.isOfFile, "\(error)")
      }
    }
    #expect(try await database.archive(at: Self.now.instant) == before)
  }

  @Test func `names that only their bytes tell apart are one`() async throws {
    let database = try AppDatabase.empty()
    try await database.keepFound(
      ["caf\u{e9}", "cafe\u{301}"].map {
        SolvedElsewhere(slug: $0, source: "leetcode", solvedAt: nil, foundAt: Self.now)
      })
    #expect(try await database.solvedSlugs().count == 1)
  }
}
