@testable import AppFeature
import Domain

extension WidgetData {
  /// The third day of a plan, in the middle of it.
  static let sample = WidgetData(
    lastUpdated: .sample, dayEndsAt: Instant(milliseconds: 1_770_433_200_000),
    planTitle: "Blind 75 in four weeks", currentDay: 3, totalDays: 28, topic: "Trees",
    completedToday: 2, totalToday: 5, totalCompleted: 41, totalProblems: 150, habitsCompleted: 1,
    habitsTotal: 3,
    problems: [
      Problem(
        slug: "two-sum", title: "Two Sum", difficulty: .easy, topic: "Arrays & Hashing",
        reason: .review),
      Problem(
        slug: "coin-change", title: "Coin Change", difficulty: .medium,
        topic: "Dynamic Programming, 1-D", reason: .carriedOver, isCompleted: true),
      Problem(
        slug: "invert-binary-tree", title: "Invert Binary Tree", difficulty: .easy, topic: "Trees",
        isCompleted: true),
      Problem(
        slug: "lowest-common-ancestor",
        title: "Lowest Common Ancestor of a Binary Search Tree", difficulty: .medium,
        topic: "Trees"),
      Problem(
        slug: "serialize-tree", title: "Serialize and Deserialize Binary Tree", difficulty: .hard,
        topic: "Trees"),
    ],
    tomorrow: [
      Problem(slug: "trie", title: "Implement Trie", difficulty: .medium, topic: "Tries")
    ], streak: 4, reviewsDue: 1, focusMinutes: 25, focusGoalMinutes: 50,
    sync: Sync(state: .synced, lastSynced: .sample))

  /// Everything done.
  static let done: WidgetData = {
    var data = sample
    for index in data.problems.indices { data.problems[index].isCompleted = true }
    data.completedToday = 5
    return data
  }()

  /// LeetCode is being asked.
  static let syncing: WidgetData = {
    var data = sample
    data.sync.state = .syncing
    return data
  }()

  /// A plan without anything for today.
  static let rest: WidgetData = {
    var data = sample
    data.problems = []
    data.completedToday = 0
    data.totalToday = 0
    data.topic = ""
    return data
  }()

  /// Titles that would break any format that believes them.
  static let hostile: WidgetData = {
    var data = sample
    data.planTitle = "</svg><script>alert(1)</script>"
    data.topic = "A & B < C > \"D\" 'E' | F"
    data.problems = [
      Problem(
        slug: "a/../b?c=\"<d>\"", title: "-- Pipe | a, b; c \\ d\r\nEND:VCALENDAR\u{0}\u{1F}",
        difficulty: .hard, topic: "|"),
      Problem(
        slug: "größe", title: String(repeating: "größe 🙂 ", count: 12), difficulty: .easy,
        topic: "Ü", reason: .review),
    ]
    return data
  }()

  static let states: [(String, WidgetData)] = [
    ("open", .sample), ("done", .done), ("syncing", .syncing), ("rest", .rest),
    ("unset", .empty), ("hostile", .hostile),
  ]
}

extension Widget.Schedule {
  /// A week with everything that a calendar shows.
  static let sample: Widget.Schedule = {
    let today = CivilDate("2026-02-06") ?? CivilDate(daysSinceEpoch: 0)
    return Widget.Schedule(
      owner: "k3q9x2.focus", today: today, dayBegan: Instant(milliseconds: 1_770_346_800_000),
      planTitle: "Blind 75 in four weeks; pace, 2",
      planned: [
        today: WidgetData.hostile.problems.map(\.title),
        today.adding(days: 1): ["Two Sum", "3Sum", "Group Anagrams"],
        today.adding(days: 23): ["Climbing Stairs"], today.adding(days: 2): [],
      ],
      reviews: [
        today: ["Coin Change"], today.adding(days: 23): ["Number of Islands", "Two Sum"],
      ], studyReminderMinutes: 19 * 60 + 5, habitReminderMinutes: 0)
  }()
}
