import Domain
import Markup
@testable import ProblemsFeature
import SiteKit
import Testing
import TestSupport

@Suite struct FindingTests {
  private static let entries: [Problems.Entry] = [
    entry(
      "two-sum", "Two Sum", .arraysHashing, ["Every pair", "Hash map in one pass"], ["numbers"]),
    entry("window", "Longest Part", .slidingWindow, ["Sliding window"], ["letters", "window"]),
    entry("pairs", "Count Pairs", .twoPointers, ["Two pointers"], ["pair", "numbers"]),
  ]

  private static func entry(
    _ slug: String, _ title: String, _ topic: Topic, _ patterns: [String], _ words: [String]
  ) -> Problems.Entry {
    var entry = ProblemsTests.entry(slug, title, topic, .easy, number: nil, nil)
    entry.words = ProblemWords(patterns: patterns, words: words)
    return entry
  }

  @Test(
    arguments: [
      ("pair", ["pairs", "two-sum"], [nil, "Approach: Every pair"]),
      ("hash map", ["two-sum"], ["Approach: Hash map in one pass"]),
      ("NUMB", ["two-sum", "pairs"], ["In the statement", "In the statement"]),
      ("umbers", [], []),
      ("window", ["window"], [nil]),
      ("sliding letters", ["window"], ["In the statement"]),
      ("two", ["two-sum", "pairs"], [nil, nil]),
      ("two letters", [], []),
    ] as [(String, [String], [String?])])
  func `what is nearest to the name comes first, and a row says where else it was found`(
    search: String, slugs: [String], findings: [String?]
  ) {
    let model = Problems.Model(entries: Self.entries, filter: ProblemFilter(search: search))
    #expect(model.rows.map(\.slug) == slugs)
    #expect(model.rows.map(\.finding) == findings)
  }

  @Test func `the terminal keeps topics together and says it, too`() {
    let model = Problems.Model(entries: Self.entries, filter: ProblemFilter(search: "numbers"))
    let text = Problems.text(model)
    #expect(text.contains("Two Sum (In the statement)"))
    #expect(text.ranges(of: "Arrays & Hashing").count == 1)
  }

  @Test func `words are read only for a search`() async throws {
    var services = try Services.test(problems: [.twoSum])
    services.problems.words = { throw CancellationError() }
    #expect(try await Problems.model(filter: .all, with: services).rows.count == 1)
    await #expect(throws: CancellationError.self) {
      try await Problems.model(filter: ProblemFilter(search: "sum"), with: services)
    }
  }

  @Test func `one that fits is drawn, or none`() async throws {
    let services = try Services.test(problems: [.twoSum])
    var generator = SystemRandomNumberGenerator()
    let drawn = try await Problems.draw(
      filter: ProblemFilter(difficulty: .easy), with: services, using: &generator)
    #expect(drawn?.slug == "two-sum")
    let none = try await Problems.draw(
      filter: ProblemFilter(difficulty: .hard), with: services, using: &generator)
    #expect(none == nil)
  }

  @Test func `the problem of the day stands above a list that is not narrowed`() async throws {
    let services = try Services.test(problems: [.twoSum])
    let whole = try await Problems.model(filter: .all, with: services)
    #expect(whole.ofTheDay?.slug == "two-sum")
    #expect(Problems.list(whole).text.contains("Problem of the day"))
    let narrowed = try await Problems.model(
      filter: ProblemFilter(difficulty: .easy), with: services)
    #expect(!Problems.list(narrowed).text.contains("Problem of the day"))
    #expect(Problems.list(narrowed).text.contains("/problems/draw?difficulty=Easy"))
  }
}
