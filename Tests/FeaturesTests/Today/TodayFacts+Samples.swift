@testable import AppFeature
import Domain
import SiteKit
import Study
@testable import StudyFeature

extension ProblemSummary {
  /// A problem of a name, as a list shows it.
  static func sample(
    _ slug: String, _ title: String, _ difficulty: Difficulty = .easy,
    _ topic: Topic = .arraysHashing, minutes: Int = 15
  ) -> ProblemSummary {
    ProblemSummary(
      slug: slug, title: title, topic: topic, difficulty: difficulty, lists: ["blind75"],
      number: nil, minutes: minutes, isLocalOnly: false, contentVersion: "sample")
  }

  static let twoSum = sample("two-sum", "Two Sum")
  static let groups = sample("group-anagrams", "Group <Anagrams>", .medium, minutes: 20)
  static let water = sample("trapping-rain-water", "Trapping Rain Water", .hard, .twoPointers)
}

extension Today.Facts {
  /// Monday, 2 March 2026, at 9 o'clock in Berlin.
  static let morning = Moment(Instant(milliseconds: 1_772_438_400_000), offsetSeconds: 3600)
  static let day = CivilDate(daysSinceEpoch: 20_514)

  /// The facts of somebody who never did anything.
  static func sample(
    _ streak: Streak = .sample(), habits: [Habits.Standing] = [],
    first: ProblemSummary? = nil
  ) -> Today.Facts {
    Today.Facts(
      now: morning, day: day, streak: streak, total: 100, habits: habits, first: first)
  }

  /// A day with something of everything.
  static var busy: Today.Facts {
    var facts = sample(.sample(daysAgo: [0, 1, 2, 9, 10, 11, 12]))
    facts.preferences.name = "Ada <3"
    facts.solvedToday = ["two-sum"]
    facts.solvedEver = 12
    facts.focusedSeconds = 25 * 60
    facts.due = [
      ReviewDeck.Due(
        summary: .water, dueOn: day.adding(days: -3), overdueDays: 3, retrievability: 0.71)
    ]
    facts.plan = Plan.Day(
      planTitle: "Blind 75 in four weeks", number: 3, total: 28,
      items: [
        Plan.Item(summary: .twoSum, plannedOn: day, isDone: true),
        Plan.Item(summary: .groups, plannedOn: day, isDone: false),
      ],
      carriedOver: [
        Plan.Item(
          summary: .sample("valid-anagram", "Valid Anagram"), plannedOn: day.adding(days: -1),
          isDone: false)
      ],
      tomorrow: [
        Plan.Item(
          summary: .sample("3sum", "3Sum", .medium, .twoPointers),
          plannedOn: day.adding(days: 1), isDone: false)
      ])
    facts.habits = [
      Habits.Standing(
        habit: Habit(id: 1, name: "Algorithms", isAutomatic: true), isEarned: true, daysDone: 5),
      Habits.Standing(habit: Habit(id: 2, name: "Run & swim"), isTicked: true, daysDone: 1),
      Habits.Standing(habit: Habit(id: 3, name: "Other study")),
      Habits.Standing(habit: Habit(id: 4, name: "Piano", isRemoved: true)),
    ]
    return facts
  }
}

extension Streak {
  /// The streak of whoever did something at 8 o'clock so many days before ``Today/Facts/day``.
  static func sample(daysAgo: [Int64] = []) -> Streak {
    let moments = daysAgo.map {
      Moment(
        Instant(
          milliseconds: Today.Facts.morning.instant.milliseconds - 3_600_000 - $0 * 86_400_000),
        offsetSeconds: 3600)
    }
    return Streak(moments, dayStartMinutes: 240, now: Today.Facts.morning)
  }
}
