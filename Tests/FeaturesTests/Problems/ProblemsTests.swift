import Domain
import Features
import Markup
import Store
import TestSupport
import Testing

@Suite struct ProblemsTests {
  static let context = PageContext(nonce: "nonce", formToken: "token")

  static let entries: [Problems.Entry] = [
    entry("two-sum", "Two Sum", .arraysHashing, .easy, number: 1, .solved),
    entry("group-anagrams", "Group Anagrams", .arraysHashing, .medium, number: 49, .attempted),
    entry("coin-change", "Coin Change", .dp1d, .medium, number: 322, nil),
    entry("median", "Median <of> Two", .binarySearch, .hard, number: nil, nil),
  ]

  static func entry(
    _ slug: String, _ title: String, _ topic: Topic, _ difficulty: Difficulty, number: Int?,
    _ progress: ProblemProgress?
  ) -> Problems.Entry {
    Problems.Entry(
      summary: ProblemSummary(
        slug: slug, title: title, topic: topic, difficulty: difficulty, lists: ["blind75"],
        number: number, minutes: 20, isLocalOnly: false, contentVersion: "1"),
      progress: progress)
  }

  @Test(arguments: [
    (ProblemFilter.all, ["two-sum", "group-anagrams", "median", "coin-change"]),
    (ProblemFilter(search: "SUM"), ["two-sum"]),
    (ProblemFilter(search: "two hashing"), ["two-sum"]),
    (ProblemFilter(search: "#49"), ["group-anagrams"]),
    (ProblemFilter(search: "nothing like it"), []),
    (ProblemFilter(topic: .dp1d), ["coin-change"]),
    (ProblemFilter(difficulty: .medium), ["group-anagrams", "coin-change"]),
    (ProblemFilter(status: .solved), ["two-sum"]),
    (ProblemFilter(status: .todo), ["median", "coin-change"]),
    (ProblemFilter(status: .attempted, list: "blind75"), ["group-anagrams"]),
    (ProblemFilter(list: "grind169"), []),
  ])
  func `the list is narrowed and grouped by topic`(filter: ProblemFilter, slugs: [String]) {
    let model = Problems.Model(entries: Self.entries, filter: filter)
    #expect(model.groups.flatMap(\.rows).map(\.slug) == slugs)
    #expect((model.empty != nil) == slugs.isEmpty)
  }

  @Test(arguments: [
    (ProblemFilter.all, "4 problems, 1 solved"),
    (ProblemFilter(search: "sum"), "1 of 4 problems"),
    (ProblemFilter(search: "zzz"), "0 of 4 problems"),
  ])
  func `the count says what is shown`(filter: ProblemFilter, count: String) {
    #expect(Problems.Model(entries: Self.entries, filter: filter).count == count)
  }

  @Test func `only topics of the catalogue can be chosen`() {
    let model = Problems.Model(entries: Self.entries, filter: ProblemFilter(topic: .dp1d))
    #expect(model.topics.map(\.value) == ["", "arrays-hashing", "binary-search", "dp-1d"])
    #expect(model.topics.filter(\.isChosen).map(\.value) == ["dp-1d"])
  }

  @Test func `an empty catalogue says how to begin`() {
    let model = Problems.Model(entries: [], filter: .all)
    #expect(model.empty?.hint.contains("focus catalogue build") == true)
    #expect(model.empty?.wayOut == nil)
  }

  @Test func `the page`() throws {
    let html = Problems.html(Problems.Model(entries: Self.entries, filter: .all), Self.context)
    expectWellFormed(html.text)
    try expectSnapshot(html.text, named: "problems.html")
  }

  @Test func `the page without a fitting problem`() throws {
    let filter = ProblemFilter(search: "\"><script>", topic: .dp1d)
    let html = Problems.html(Problems.Model(entries: Self.entries, filter: filter), Self.context)
    expectWellFormed(html.text)
    try expectSnapshot(html.text, named: "problems-empty.html")
  }

  @Test func `the terminal's list`() throws {
    let model = Problems.Model(entries: Self.entries, filter: .all)
    try expectSnapshot(Problems.text(model), named: "problems.txt")
  }

  @Test func `an unknown problem offers the nearest`() throws {
    let html = Problems.missing(
      slug: "<two-summ>", nearest: [Self.entries[0].summary], context: Self.context)
    expectWellFormed(html.text)
    try expectSnapshot(html.text, named: "problem-missing.html")
  }

  @Test func `progress comes from the attempts`() async throws {
    let services = try Services.test(problems: [.twoSum])
    #expect(try await Problems.entries(with: services).map(\.status) == [.todo])
    let verdict = Verdict.sample(.accepted)
    try await services.database.recordAttempt(
      purpose: .run, source: "x", verdict: verdict, finishedAt: services.now())
    #expect(try await Problems.entries(with: services).map(\.status) == [.attempted])
    try await services.database.recordAttempt(
      purpose: .submit, source: "x", verdict: verdict, finishedAt: services.now())
    #expect(try await Problems.entries(with: services).map(\.status) == [.solved])
  }
}
