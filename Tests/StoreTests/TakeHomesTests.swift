import Domain
import Foundation
import TestSupport
import Testing

@testable import Store

@Suite(.timeLimit(.minutes(20))) struct TakeHomesTests {
  private static func check(_ slug: String, score: Int, at minute: Int64) -> TakeHomeCheck {
    TakeHomeCheck(
      folder: "/home/ada/a\u{0}b/\(slug)",
      finishedAt: Moment(
        Instant(milliseconds: 1_770_000_000_000 + minute * 60_000), offsetSeconds: 3600),
      report: GradeReport(
        takeHome: slug, score: score,
        areas: [.init(kind: .history, points: 0, outOf: 0, unjudged: "no git")],
        stages: [.init(kind: .build, outcome: .failed, milliseconds: 12, note: "it <fails>")],
        lost: [.init(id: "C1", title: "T", area: .safety, points: 2, reason: "r\u{0}")],
        tests: [.init(suite: "S", name: "n", status: .missing, message: nil)],
        mutants: [.init(id: "m", defect: "d", isKilled: true)], diagnostics: ["a.swift:1: error"]))
  }

  @Test func `a check comes back whole, with a number of its own`() async throws {
    let database = try AppDatabase.empty()
    let kept = try await database.keepTakeHomeCheck(Self.check("markets", score: 71, at: 0))
    #expect(kept.id > 0)
    var expected = Self.check("markets", score: 71, at: 0)
    expected.id = kept.id
    #expect(kept == expected)
    #expect(try await database.takeHomeCheck(id: kept.id) == kept)
    #expect(try await database.takeHomeCheck(id: kept.id + 1) == nil)
  }

  @Test func `scores are listed by project, newest first`() async throws {
    let database = try AppDatabase.empty()
    for (slug, score, minute) in [("markets", 40, 0), ("heroes", 50, 1), ("markets", 60, 2)]
      as [(String, Int, Int64)]
    {
      try await database.keepTakeHomeCheck(Self.check(slug, score: score, at: minute))
    }
    #expect(try await database.takeHomeScores().map(\.score) == [60, 50, 40])
    let own = try await database.takeHomeScores(of: "markets")
    #expect(own.map(\.score) == [60, 40])
    #expect(own[0].finishedAt == Self.check("markets", score: 60, at: 2).finishedAt)
    #expect(own[0].folder == "/home/ada/a\u{0}b/markets")
  }

  @Test func `a file from before there were take-homes keeps what it holds`() async throws {
    try await withTemporaryFolder { folder in
      try await leaveOldFile(in: folder, upTo: "8 online")
      let database = try AppDatabase(folder: folder)
      #expect(try await database.setting("a") == "b")
      #expect(try await database.takeHomeScores() == [])
      #expect(
        FileManager.default.fileExists(
          atPath: folder.appending(path: "focus.schema-8.sqlite").path))
    }
  }

  @Test func `an export carries the checks to another machine`() async throws {
    let here = try AppDatabase.empty()
    try await here.keepTakeHomeCheck(Self.check("markets", score: 71, at: 0))
    let bytes = try await here.archive(at: Instant(milliseconds: 0))
    let there = try AppDatabase.empty()
    try await there.keepTakeHomeCheck(Self.check("heroes", score: 10, at: 5))
    _ = try await there.importArchive(bytes, mode: .merge)
    #expect(try await there.takeHomeScores().map(\.takeHome) == ["heroes", "markets"])
    #expect(
      try await there.takeHomeScores(of: "markets").count == 1)
  }
}
