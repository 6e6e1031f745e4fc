import Domain
import Markup
@testable import ProblemsFeature
import SiteKit
import Store
import Testing
import TestSupport

@Suite struct ProblemsTests {
  static let context = PageContext(nonce: "nonce", formToken: "token")

  static let entries: [Problems.Entry] = [
    entry("two-sum", "Two Sum", .arraysHashing, .easy, number: 1, .solved),
    entry(
      "group-anagrams", "Group Anagrams", .arraysHashing, .medium, number: 49, .attempted,
      after: ["two-sum"]),
    entry(
      "coin-change", "Coin Change", .dp1d, .medium, number: 322, nil,
      after: ["group-anagrams", "median"]),
    entry("median", "Median <of> Two", .binarySearch, .hard, number: nil, nil),
  ]

  static func entry(
    _ slug: String, _ title: String, _ topic: Topic, _ difficulty: Difficulty, number: Int?,
    _ progress: ProblemProgress?, isDue: Bool? = nil, after prerequisites: [String] = []
  ) -> Problems.Entry {
    Problems.Entry(
      summary: ProblemSummary(
        slug: slug, title: title, topic: topic, difficulty: difficulty, lists: ["blind75"],
        number: number, minutes: 20, isLocalOnly: false, prerequisites: prerequisites,
        contentVersion: "1"),
      progress: progress, isDue: isDue)
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
    (ProblemFilter(status: .new), ["median", "coin-change"]),
    (ProblemFilter(list: .blind75, status: .tried), ["group-anagrams"]),
    (ProblemFilter(list: .grind169), []),
  ])
  func `the list is narrowed and sorted by topic`(filter: ProblemFilter, slugs: [String]) {
    let model = Problems.Model(entries: Self.entries, filter: filter)
    #expect(model.rows.map(\.slug) == slugs)
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

  @Test func `what is due can be asked for only where a review is planned`() {
    let none = Problems.Model(entries: Self.entries, filter: ProblemFilter(isDue: true))
    #expect(none.isDueChosen == nil)
    #expect(none.empty?.hint == "No review is planned yet.")
    let reviewed =
      Self.entries
      + [Self.entry("a", "A", .trees, .easy, number: nil, .solved, isDue: true)]
      + [Self.entry("b", "B", .trees, .easy, number: nil, .solved, isDue: false)]
    let all = Problems.Model(entries: reviewed, filter: .all)
    #expect(all.isDueChosen == false)
    #expect(all.rows.filter(\.isDue).map(\.slug) == ["a"])
    let text = Problems.text(all)
    #expect(text.contains("  A (due)\n"))
    #expect(text.ranges(of: "(due)").count == 1)
    let due = Problems.Model(entries: reviewed, filter: ProblemFilter(isDue: true))
    #expect(due.rows.map(\.slug) == ["a"])
    #expect(due.isDueChosen == true)
    #expect(Problems.html(due, Self.context).text.contains("name=\"due\" value=\"1\" checked>"))
    let done = Problems.Model(
      entries: reviewed.filter { $0.isDue == false }, filter: ProblemFilter(isDue: true))
    #expect(done.empty?.message == "No problems match.")
  }

  @Test func `an open problem says what to solve first, three by name`() {
    func line(_ status: ProblemProgress?, after prerequisites: [String]) -> String? {
      let entry = Self.entry(
        "z", "Z", .trees, .easy, number: nil, status, after: prerequisites)
      let earlier = ["a", "b", "c", "d", "e"].map { slug in
        Self.entry(slug, slug.uppercased(), .stack, .easy, number: nil, slug == "e" ? .solved : nil)
      }
      let model = Problems.Model(entries: earlier + [entry], filter: ProblemFilter(topic: .trees))
      return model.rows.first?.after
    }
    #expect(line(nil, after: []) == nil)
    #expect(line(nil, after: ["a"]) == "After A")
    #expect(line(.attempted, after: ["e", "b", "nobody", "a"]) == "After B, A")
    #expect(line(nil, after: ["a", "b", "c", "e"]) == "After A, B, C")
    #expect(line(nil, after: ["a", "b", "c", "d"]) == "After A, B, C + 1")
    #expect(line(nil, after: ["e"]) == nil)
    #expect(line(.solved, after: ["a"]) == nil)
  }

  @Test func `the way to the other view keeps what it can show`() {
    let filter = ProblemFilter(search: "sum", difficulty: .easy, list: .blind75, view: .list)
    let model = Problems.Model(entries: Self.entries, filter: filter)
    #expect(
      model.views.map(\.path.description) == [
        "/problems?list=blind75&difficulty=Easy&view=map",
        "/problems?q=sum&list=blind75&difficulty=Easy&view=list",
      ])
    #expect(model.views.map(\.isCurrent) == [false, true])
  }

  @Test(arguments: [ProblemFilter.View.list, .map])
  func `the page`(view: ProblemFilter.View) throws {
    let model = Problems.Model(
      entries: Self.entries, filter: ProblemFilter(list: .blind75, view: view))
    let html = Problems.html(model, Self.context)
    expectWellFormed(html.text)
    try expectSnapshot(html.text, named: "problems-\(view.rawValue).html")
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
    try expectSnapshot(Problems.mapText(model), named: "problems-map.txt")
    try expectSnapshot(Problems.json(model) + "\n", named: "problems.json")
  }

  @Test func `an unknown problem offers the nearest`() throws {
    let html = Problems.missing(
      slug: "<two-summ>", nearest: [Self.entries[0].summary], context: Self.context)
    expectWellFormed(html.text)
    try expectSnapshot(html.text, named: "problem-missing.html")
  }

  @Test func `progress comes from the attempts`() async throws {
    let services = try Services.test(problems: [.twoSum])
    #expect(try await Problems.entries(with: services).map(\.status) == [.new])
    let verdict = Verdict.sample(.accepted)
    try await services.database.recordAttempt(
      purpose: .run, source: "x", verdict: verdict, finishedAt: services.now())
    #expect(try await Problems.entries(with: services).map(\.status) == [.tried])
    try await services.database.recordAttempt(
      purpose: .submit, source: "x", verdict: verdict, finishedAt: services.now())
    #expect(try await Problems.entries(with: services).map(\.status) == [.solved])
  }
}
