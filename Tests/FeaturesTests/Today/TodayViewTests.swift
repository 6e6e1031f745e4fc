@testable import AppFeature
import Domain
import Markup
import SiteKit
@testable import StudyFeature
import Testing
import TestSupport

@Suite struct TodayViewTests {
  private let context = PageContext(nonce: "nonce", formToken: "token")

  private static let three = ["Algorithms", "Exercise", "Other study"].enumerated().map {
    Habits.Standing(
      habit: Habit(id: $0.offset + 1, name: $0.element, isAutomatic: $0.offset == 0))
  }

  private static let states: [String: Today.Facts] = {
    var underWay = Today.Facts.sample(.sample(daysAgo: [1]))
    underWay.session = FocusTimer.State(
      session: FocusSession(
        phase: .focus, plannedSeconds: 1500, startedAt: Today.Facts.morning),
      now: Today.Facts.morning.instant)
    underWay.solvedToday = ["a", "b"]
    return [
      "new": .sample(habits: three, first: .twoSum), "busy": .busy, "no-plan": underWay,
    ]
  }()

  @Test(arguments: states.keys.sorted())
  func `the day is a page and a text`(name: String) throws {
    let model = Today.Model(try #require(Self.states[name]))
    let page = Today.html(model, context).text
    expectWellFormed(page)
    #expect(!page.contains("<Anagrams>") && !page.contains("Ada <3"))
    try expectSnapshot(Today.day(model, context).text, named: "today-\(name).html")
    try expectSnapshot(Today.text(model), named: "today-\(name).txt")
    try expectSnapshot(Today.json(model).json + "\n", named: "today-\(name).json")
  }

  @Test func `the habits have a page of their own`() throws {
    let standings = Today.Facts.busy.habits
    let page = Habits.html(standings, context).text
    expectWellFormed(page)
    #expect(page.contains("action=\"/today/habits/4/restore\""))
    #expect(page.contains("Run &amp; swim"))
    let refused = Habits.html(standings, typed: "<x", trouble: "It is <there>.", context).text
    expectWellFormed(refused)
    #expect(refused.contains("It is &lt;there&gt;."))
    #expect(refused.contains("value=\"&lt;x\""))
  }

  @Test(arguments: [(nil, "new-habit"), (3, "habit-3"), (4, nil)] as [(Int?, String?)])
  func `a refused name stays in its own field`(id: Int?, field: String?) {
    let page = Habits.html(
      Today.Facts.busy.habits, typed: "Twice", for: id, trouble: "It is there.", context
    ).text
    expectWellFormed(page)
    let inputs = page.split(separator: "<input ").filter { $0.contains("aria-invalid=\"true\"") }
    #expect(inputs.count == (field == nil ? 0 : 1))
    #expect(inputs.allSatisfy { $0.hasPrefix("id=\"\(field ?? "")\"") })
    #expect(inputs.allSatisfy { $0.contains("value=\"Twice\"") })
    #expect(page.contains("value=\"Other study\"") == (id != 3))
  }

  @Test func `a list without habits says so`() {
    let model = Today.Model(.sample())
    #expect(Today.day(model, context).text.contains("You have no habits yet."))
    #expect(Today.habitText(model).contains("focus habits --add"))
    #expect(Today.habitText(Today.Model(.busy)).contains("  [x] Run & swim"))
  }
}
