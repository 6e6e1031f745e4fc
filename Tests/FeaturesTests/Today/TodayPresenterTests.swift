@testable import AppFeature
import Domain
import SiteKit
import Study
@testable import StudyFeature
import Testing

@Suite struct TodayPresenterTests {
  @Test(arguments: [
    (3, "", "Good evening"), (4, "", "Good morning"), (11, "Ada", "Good morning, Ada"),
    (12, "", "Good afternoon"), (17, "Ada", "Good afternoon, Ada"), (18, "", "Good evening"),
    (23, "", "Good evening"),
  ])
  func `the greeting goes by the wall clock`(hour: Int64, name: String, greeting: String) {
    var facts = Today.Facts.sample()
    facts.now.instant.milliseconds += (hour - 9) * 3_600_000
    facts.preferences.name = name
    #expect(Today.Model(facts).greeting == greeting)
    #expect(Today.Model(facts).date == "Monday, 2 March 2026")
  }

  @Test(
    arguments: [
      ([], "Your first problem begins a streak.", nil),
      ([0], "1 day in a row", nil), ([1], "1 day in a row; today keeps it.", nil),
      ([0, 1, 2], "3 days in a row", nil), ([1, 2], "2 days in a row; today keeps it.", nil),
      ([3, 4], "Today begins a new streak.", "Longest: 2 days"),
      ([0, 3, 4, 5], "1 day in a row", "Longest: 3 days"),
    ] as [([Int64], String, String?)])
  func `the streak is told without threats`(daysAgo: [Int64], words: String, longest: String?) {
    let model = Today.Model(.sample(.sample(daysAgo: daysAgo)))
    #expect(model.streakWords == words)
    #expect(model.longestWords == longest)
  }

  @Test(arguments: [
    (0, 2, "0 of 2", "2 problems to go", 0), (1, 2, "1 of 2", "1 problem to go", 50),
    (2, 2, "2 problems", "Goal of 2 reached", 100),
    (3, 2, "3 problems", "Goal of 2 reached", 100),
  ])
  func `the goal counts each problem once`(
    done: Int, goal: Int, figure: String, words: String, percent: Int
  ) {
    var facts = Today.Facts.sample()
    facts.preferences.dailyGoal = goal
    facts.solvedToday = Set((0..<done).map(String.init))
    facts.reviewedToday = Set((0..<done).map(String.init))
    let gauge = Today.Model(facts).goal
    #expect(gauge.figure == figure && gauge.words == words && gauge.percent == percent)
    #expect(gauge.isReached == (done >= goal))
  }

  @Test(arguments: [
    (0, 50, "0 min", "50 min of 50 min to go"), (59, 50, "59 s", "50 min of 50 min to go"),
    (60, 50, "1 min", "49 min of 50 min to go"),
    (1500, 90, "25 min", "1 h 5 min of 1 h 30 min to go"),
    (3000, 50, "50 min", "Goal of 50 min reached"),
    (3660, 50, "1 h 1 min", "Goal of 50 min reached"),
  ])
  func `focus time and what is left make the whole`(
    seconds: Int, minutes: Int, figure: String, words: String
  ) {
    var facts = Today.Facts.sample()
    facts.preferences.dailyFocusMinutes = minutes
    facts.focusedSeconds = seconds
    let gauge = Today.Model(facts).focus
    #expect(gauge.figure == figure && gauge.words == words)
  }

  @Test func `a session is offered for what is due, then carried over, then planned`() {
    var facts = Today.Facts.busy
    #expect(Today.Model(facts).session.slug == "trapping-rain-water")
    #expect(Today.Model(facts).session.words == "25 minutes on Trapping Rain Water")
    facts.due = []
    #expect(Today.Model(facts).session.slug == "valid-anagram")
    facts.plan?.carriedOver = []
    #expect(Today.Model(facts).session.slug == "group-anagrams")
    facts.plan = nil
    #expect(Today.Model(facts).session.slug == nil)
    #expect(Today.Model(facts).session.words == "25 minutes")
  }

  @Test func `a session that is under way says when it ends, or what is left of it`() {
    let now = Today.Facts.morning
    var session = FocusSession(phase: .focus, plannedSeconds: 1500, startedAt: now)
    var facts = Today.Facts.sample()
    facts.session = FocusTimer.State(session: session, now: now.instant)
    #expect(Today.Model(facts).session.title == "Focus is running")
    #expect(Today.Model(facts).session.words == "Until 09:25")
    session.stretches[0].to = Instant(milliseconds: now.instant.milliseconds + 61_000)
    facts.session = FocusTimer.State(session: session, now: now.instant)
    #expect(Today.Model(facts).session.title == "Focus is paused")
    #expect(Today.Model(facts).session.words == "24 min left")
  }

  @Test(arguments: [
    (0, "due today"), (1, "due yesterday"), (12, "due 12 days ago"),
  ])
  func `a review says how late it is`(days: Int, note: String) {
    var facts = Today.Facts.sample()
    facts.due = [
      ReviewDeck.Due(
        summary: .twoSum, dueOn: Today.Facts.day.adding(days: -days), overdueDays: days,
        retrievability: 0.8)
    ]
    #expect(Today.Model(facts).due.map(\.note) == [note])
  }

  @Test(arguments: [
    (3, false, "Nothing is planned for today.", "Four weeks, day 3 of 28"),
    (0, false, "The plan begins on another day.", "Four weeks"),
    (28, true, "The plan is done. Reviews keep what you learned.", "Four weeks"),
  ])
  func `a day without problems says why`(
    number: Int, isFinished: Bool, rest: String, words: String
  ) {
    var facts = Today.Facts.sample()
    facts.plan = Plan.Day(
      planTitle: "Four weeks", number: number, total: 28, items: [], isFinished: isFinished)
    #expect(Today.Model(facts).schedule?.rest == rest)
    #expect(Today.Model(facts).schedule?.words == words)
  }

  @Test func `a tick by a solved problem is not taken back by hand`() {
    let rows = Today.Model(.busy).habits
    #expect(rows.map(\.name) == ["Algorithms", "Run & swim", "Other study"])
    #expect(rows.map(\.isDone) == [true, true, false])
    #expect(rows.map(\.canUntick) == [false, true, false])
    #expect(rows[1].words == "1 of the last 7 days")
  }
}
