import Domain
import Markup
@testable import ProblemsFeature
import SiteKit
import Store
import Testing
import TestSupport

@Suite struct TopicMapTests {
  private static func entry(
    _ slug: String, _ topic: Topic = .trees, _ progress: ProblemProgress? = nil,
    after prerequisites: [String] = [], beside companions: [String: [String]] = [:]
  ) -> Problems.Entry {
    var entry = ProblemsTests.entry(
      slug, slug.uppercased(), topic, .easy, number: nil, progress, after: prerequisites)
    entry.companions = companions
    return entry
  }

  /// A line a problem, indented by how many stand above it.
  private func outline(_ entries: [Problems.Entry], _ filter: ProblemFilter = .all) -> [String] {
    TopicMap(.trees, entries: entries, filter: filter).outline.map { depth, row in
      String(repeating: "-", count: depth) + row.slug
    }
  }

  private static let orders: [([Problems.Entry], [String])] = [
    // One below the other, in the catalogue's order.
    ([entry("a"), entry("b", after: ["a"]), entry("c")], ["a", "-b", "c"]),
    // What others build on goes before them, wherever the catalogue has it.
    ([entry("a", after: ["c"]), entry("b"), entry("c")], ["b", "c", "-a"]),
    // Of two prerequisites it stands below the one that is read last.
    (
      [entry("a"), entry("b", after: ["a", "c"]), entry("c", after: ["a"])],
      ["a", "-c", "--b"]
    ),
    ([entry("a"), entry("b"), entry("c", after: ["a", "b"])], ["a", "b", "-c"]),
    // Another topic's problem, and one that is not there, hold nothing up.
    ([entry("s", .stack), entry("a", after: ["s", "nobody"])], ["a"]),
    // No circle swallows a problem.
    ([entry("a", after: ["b"]), entry("b", after: ["a"]), entry("c")], ["c", "a", "-b"]),
    ([entry("a", after: ["a"])], ["a"]),
  ]

  @Test(arguments: orders)
  func `each problem stands below what it builds on`(
    entries: [Problems.Entry], lines: [String]
  ) {
    #expect(outline(entries) == lines)
  }

  @Test func `a list that leaves a prerequisite out still names it`() throws {
    var entries = [Self.entry("a"), Self.entry("b", after: ["a"])]
    entries[0].summary.lists = ["grind169"]
    let filter = ProblemFilter(topic: .trees, list: .blind75)
    #expect(outline(entries, filter) == ["b"])
    let map = TopicMap(.trees, entries: entries, filter: filter)
    let step = try #require(map.steps.first)
    #expect(step.row.prerequisites.map(\.title) == ["A"])
    #expect(map.wholeMap.description == "/problems?list=blind75&view=map")
  }

  @Test func `the topics that its problems build on are counted, the most first`() {
    let entries = [
      Self.entry("s", .stack), Self.entry("g", .graphs), Self.entry("h", .graphs),
      Self.entry("a", after: ["s", "g"]), Self.entry("b", after: ["h", "a"]),
    ]
    let map = TopicMap(.trees, entries: entries, filter: .all)
    #expect(map.before.map(\.title) == ["Binary Search", "Linked List"])
    #expect(map.sources.map { "\($0.title) \($0.count)" } == ["Graphs 2", "Stack 1"])
    #expect(
      map.sources.map(\.path.description) == [
        "/problems?topic=graphs&view=map", "/problems?topic=stack&view=map",
      ])
    let first = TopicMap(.arraysHashing, entries: entries, filter: .all)
    #expect(first.before.isEmpty && first.sources.isEmpty && first.steps.isEmpty)
  }

  @Test func `companions stand beside a problem, each once and no prerequisite`() {
    let entries = [
      Self.entry("s", .stack, .solved), Self.entry("g", .graphs), Self.entry("h", .graphs),
      Self.entry("a"),
      Self.entry(
        "b", after: ["a"],
        beside: ["harder": ["g", "h", "s"], "easier": ["a"], "same": ["s", "nobody", "h"]]),
      Self.entry("c", beside: ["same": ["b", "g"]]),
    ]
    let map = TopicMap(.trees, entries: entries, filter: .all)
    let lines = map.outline.map { _, row in
      row.companions.map { "\($0.relation) \($0.problems.map(\.slug))" }
    }
    #expect(lines == [[], [#"Similar ["s", "h"]"#, #"Harder ["g"]"#], [#"Similar ["b", "g"]"#]])
    #expect(map.companions.map { "\($0.title) \($0.count)" } == ["Graphs 3", "Stack 1"])
    #expect(map.sources.isEmpty)
    let solved = map.outline.flatMap(\.row.companions).flatMap(\.problems).filter(\.isSolved)
    #expect(solved.map(\.slug) == ["s"])
  }

  @Test func `companions are read only for an opened topic`() async throws {
    var problem = Problem.twoSum
    problem.companions = ["harder": ["two-sum"]]
    var services = try Services.test(problems: [problem])
    let opened = ProblemFilter(topic: .arraysHashing)
    let model = try await Problems.model(filter: opened, with: services)
    #expect(model.topicMap?.steps.first?.row.companions.map(\.relation) == ["Harder"])
    services.problems.problem = { _ in throw CancellationError() }
    #expect(try await Problems.model(filter: .all, with: services).rows.count == 1)
    await #expect(throws: CancellationError.self) {
      try await Problems.model(filter: opened, with: services)
    }
  }

  private static let grove = [
    entry("s", .stack, .solved),
    entry(
      "root", after: ["s"], beside: ["same": ["leaf<"], "harder": ["g", "h"], "easier": ["s"]]),
    entry("leaf<", after: ["root", "s", "g", "h"]), entry("g", .graphs), entry("h", .heap),
  ]

  private static func model(_ entries: [Problems.Entry] = grove) -> Problems.Model {
    Problems.Model(entries: entries, filter: ProblemFilter(topic: .trees, view: .map))
  }

  @Test func `the page`() throws {
    let html = Problems.html(Self.model(), ProblemsTests.context).text
    expectWellFormed(html)
    let start = try #require(html.firstRange(of: "<section class=\"topic-map\""))
    let end = try #require(html.firstRange(of: "</section>"))
    try expectSnapshot(
      String(html[start.lowerBound..<end.upperBound]) + "\n", named: "problems-topic.html")
  }

  @Test func `the terminal's outline`() {
    #expect(
      Problems.mapText(Self.model()) == """
        Trees, after Binary Search and Linked List
          [ ] root     Easy    ROOT
              similar leaf<; harder g, h
            [ ] leaf<  Easy    LEAF< (after root, g, h)

        2 of 5 problems

        """)
    #expect(Problems.mapText(Self.model([])).hasPrefix("Your problems will appear here."))
  }
}
