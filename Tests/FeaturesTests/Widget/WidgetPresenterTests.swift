@testable import AppFeature
import Domain
@testable import OnlineFeature
@testable import StudyFeature
import Testing

@Suite struct WidgetPresenterTests {
  @Test(arguments: [
    ("open", "Day 3 of 28 · Trees", "2 of 5 done today", "2/5", 0.4),
    ("done", "Day 3 of 28 · Trees", "All done for today", "5/5", 1),
    ("syncing", "Day 3 of 28 · Trees", "2 of 5 done today", "2/5", 0.4),
    ("rest", "Day 3 of 28", "Nothing is planned for today.", "–", 0),
    ("unset", "No plan yet", "Choose a plan to begin.", "–", 0),
  ])
  func `each state has its words`(
    name: String, headline: String, status: String, short: String, fraction: Double
  ) throws {
    let data = try #require(WidgetData.states.first { $0.0 == name }?.1)
    let model = Widget.Model(data)
    #expect(model.headline == headline)
    #expect(model.status == status)
    #expect(model.short == short)
    #expect(model.fraction == fraction)
    #expect(model.state.rawValue == (name == "syncing" ? "open" : name))
    #expect(model.isSyncing == (name == "syncing"))
  }

  @Test(
    arguments: [
      (WidgetData.Sync.State.off, nil), (.synced, nil), (.syncing, "Syncing with LeetCode…"),
      (.failed, "The last sync with LeetCode failed; see the log for the reason."),
    ] as [(WidgetData.Sync.State, String?)])
  func `only what is worth saying is said of the sync`(
    state: WidgetData.Sync.State, words: String?
  ) {
    var data = WidgetData.sample
    data.sync.state = state
    #expect(Widget.Model(data).notice == words)
  }

  @Test func `figures have their words`() {
    let figures = Widget.Model(.sample).figures.map { "\($0.label): \($0.value)" }
    #expect(
      figures == [
        "Streak: 4 days", "Reviews due: 1", "Focus: 25 of 50 min", "Habits: 1 of 3",
        "Solved: 41 of 150",
      ])
    var data = WidgetData.empty
    data.streak = 1
    #expect(Widget.Model(data).figures[0].value == "1 day")
    #expect(Widget.Model(data).figures[2].value == "0 min")
  }

  @Test func `a plan that is over goes by its name, a longer day than the plan by its number`() {
    var data = WidgetData.rest
    data.currentDay = 0
    #expect(Widget.Model(data).headline == "Blind 75 in four weeks")
    data.currentDay = 30
    #expect(Widget.Model(data).headline == "Day 30")
  }

  @Test func `more done than was asked for is a full bar`() {
    var data = WidgetData.sample
    data.completedToday = 9
    #expect(Widget.Model(data).fraction == 1)
    #expect(Widget.Model(data).state == .done)
  }

  @Test func `a reminder is silent once there is nothing left`() {
    #expect(
      Widget.words(.study, .sample) == "3 problems are left today. Your streak: 4 days.")
    #expect(Widget.words(.study, .done) == nil)
    #expect(Widget.words(.study, .rest) == nil)
    #expect(Widget.words(.study, .empty)?.hasPrefix("Choose a plan") == true)
    #expect(Widget.words(.habits, .sample) == "1 of 3 habits done today.")
    var data = WidgetData.sample
    data.habitsCompleted = 3
    #expect(Widget.words(.habits, data) == nil)
    data.completedToday = 4
    data.streak = 1
    #expect(Widget.words(.study, data) == "1 problem is left today. Your streak: 1 day.")
    data.streak = 0
    #expect(Widget.words(.study, data) == "1 problem is left today.")
  }
}
