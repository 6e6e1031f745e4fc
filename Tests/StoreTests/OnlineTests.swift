import Domain
import Foundation
import TestSupport
import Testing

@testable import Store

@Suite struct OnlineTests {
  private let database: AppDatabase

  init() throws { database = try .empty() }

  private func submission(
    _ slug: String = "two-sum", at milliseconds: Int64 = 1_000, id: Int? = nil,
    runtime: String? = nil
  ) -> OnlineSubmission {
    OnlineSubmission(
      id: id, slug: slug, title: "Two Sum", verdict: .accepted, status: "Accepted",
      language: "swift", at: Instant(milliseconds: milliseconds), runtime: runtime)
  }

  @Test func `submissions are kept once, newest first`() async throws {
    let both = [submission(at: 1_000), submission(at: 2_000), submission("3sum", at: 3_000)]
    try await database.keepFound(submissions: both)
    try await database.keepFound(submissions: both)
    let kept = try await database.onlineSubmissions(slug: "two-sum")
    #expect(kept == [submission(at: 2_000), submission(at: 1_000)])
    #expect(try await database.onlineSubmissions(slug: "two-sum", limit: 1).count == 1)
    try await database.forgetOnlineSubmissions()
    #expect(try await database.onlineSubmissions(slug: "two-sum").isEmpty)
  }

  @Test func `a list that knows less takes nothing away, one that knows more adds to it`()
    async throws
  {
    try await database.keepFound(submissions: [submission(id: 7)])
    try await database.keepFound(submissions: [submission(runtime: "52 ms")])
    #expect(
      try await database.onlineSubmissions(slug: "two-sum") == [submission(id: 7, runtime: "52 ms")]
    )
  }

  @Test func `what was solved elsewhere keeps its name and can be forgotten`() async throws {
    let moment = Moment(Instant(milliseconds: 5), offsetSeconds: 3_600)
    let found = [
      SolvedElsewhere(
        slug: "b", source: "leetcode", solvedAt: Instant(milliseconds: 1), foundAt: moment,
        title: "Bé <1>"),
      SolvedElsewhere(slug: "a", source: "leetcode", solvedAt: nil, foundAt: moment),
      SolvedElsewhere(slug: "a", source: "other", solvedAt: nil, foundAt: moment),
    ]
    try await database.keepFound(found)
    #expect(try await database.solvedElsewhere(source: "leetcode") == [found[1], found[0]])
    try await database.forgetSolvedElsewhere(source: "leetcode")
    #expect(try await database.solvedElsewhere(source: "leetcode").isEmpty)
    #expect(try await database.solvedElsewhere(source: "other") == [found[2]])
  }

  @Test func `a setting is looked at and changed in one step`() async throws {
    for _ in 0..<3 {
      try await database.changeSetting("count") { text in
        text = String((text.flatMap { Int($0) } ?? 0) + 1)
      }
    }
    #expect(try await database.setting("count") == "3")
    let before = try await database.changeSetting("count") { text in
      defer { text = nil }
      return text
    }
    #expect(before == "3")
    #expect(try await database.setting("count") == nil)
    let changes = try await database.changeCount()
    try await database.changeSetting("count") { _ in }
    #expect(try await database.changeCount() == changes)
  }

  private struct Refusal: Error {}

  @Test func `two settings are changed together or not at all`() async throws {
    let before = try await database.changeSettings("a", "b") { first, second in
      defer { (first, second) = ("1", "2") }
      return [first, second]
    }
    #expect(before == [nil, nil])
    await #expect(throws: Refusal.self) {
      try await database.changeSettings("a", "b") { first, second in
        (first, second) = (nil, "3")
        throw Refusal()
      }
    }
    #expect(try await database.setting("a") == "1")
    #expect(try await database.setting("b") == "2")
  }

  @Test func `findings are kept under a setting that allows it, else nothing of them is`()
    async throws
  {
    let database = database
    let found = SolvedElsewhere(
      slug: "two-sum", source: "leetcode", solvedAt: nil,
      foundAt: Moment(Instant(milliseconds: 5), offsetSeconds: 0))
    @Sendable func keep() async throws -> [String] {
      try await database.keepFindings([found], submissions: [submission()], under: "epoch") {
        guard $0 == "1" else { throw Refusal() }
      }
    }
    await #expect(throws: Refusal.self) { _ = try await keep() }
    #expect(try await database.solvedElsewhere(source: "leetcode").isEmpty)
    #expect(try await database.onlineSubmissions(slug: "two-sum").isEmpty)
    try await database.setSetting("epoch", to: "1")
    #expect(try await keep() == ["two-sum"])
    #expect(try await keep().isEmpty)
    #expect(try await database.onlineSubmissions(slug: "two-sum").count == 1)
  }

  @Test func `of many who claim something at once one gets it`() async throws {
    let database = database
    let winners = try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<20 {
        group.addTask {
          try await database.changeSetting("claim") { text in
            defer { text = "taken" }
            return text == nil
          }
        }
      }
      return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(winners == 1)
  }

  @Test func `what came over goes out with an export and comes in again`() async throws {
    let moment = Moment(Instant(milliseconds: 5), offsetSeconds: 3_600)
    try await database.keepFound(submissions: [submission(id: 7, runtime: "52 ms")])
    try await database.keepFound([
      SolvedElsewhere(
        slug: "b", source: "leetcode", solvedAt: nil, foundAt: moment, title: "B")
    ])
    let bytes = try await database.archive(at: moment.instant)
    let other = try AppDatabase.empty()
    for mode in [ImportMode.merge, .replace] {
      try await other.importArchive(bytes, mode: mode)
      #expect(
        try await other.onlineSubmissions(slug: "two-sum") == [submission(id: 7, runtime: "52 ms")]
      )
      #expect(try await other.solvedElsewhere(source: "leetcode").map(\.title) == ["B"])
    }
    #expect(try await other.archive(at: moment.instant) == bytes)
  }
}
