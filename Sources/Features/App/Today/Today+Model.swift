public import Domain
public import OnlineFeature
public import SiteKit
public import Study

extension Today {
  /// What is shown of the day, for the browser, the terminal and the widget.
  public struct Model: Sendable, Equatable {
    /// Something with a figure, a bar and words beside it.
    public struct Gauge: Sendable, Equatable {
      /// In the goal's unit: problems, or seconds.
      public var done: Int
      public var goal: Int
      /// The figure as it is read: `1 of 2`.
      public var figure: String
      public var words: String

      /// From 0 to 100.
      public var percent: Int { goal <= 0 ? 100 : min(100, done * 100 / goal) }
      public var isReached: Bool { done >= goal }
    }

    /// A problem of the day.
    public struct Row: Sendable, Equatable {
      public var slug: String
      public var title: String
      public var path: SitePath
      public var difficulty: Difficulty
      public var topic: Topic
      public var minutes: Int
      public var isDone: Bool
      /// Why it stands here, such as `from Mon 2 Mar`; nil where the heading says it.
      public var note: String?
    }

    /// What the plan has for the day.
    public struct Schedule: Sendable, Equatable {
      public var title: String
      /// Which day of the plan it is, from 1, and how many it has.
      public var number: Int
      public var total: Int
      /// `Blind 75 in four weeks, day 3 of 28`; the title alone before its first day and after its
      /// last.
      public var words: String
      public var items: [Row]
      public var carriedOver: [Row]
      public var tomorrow: [Row]
      public var isFinished: Bool
      /// What stands in place of items when the day has none.
      public var rest: String?
    }

    /// A habit of the day.
    public struct HabitRow: Sendable, Equatable {
      public var id: Int
      public var name: String
      public var isDone: Bool
      /// Whether its tick may be taken back; a solved problem's may not.
      public var canUntick: Bool
      public var words: String
    }

    /// The focus session: under way, or offered.
    public struct Session: Sendable, Equatable {
      public var isUnderWay: Bool
      public var title: String
      public var words: String
      /// The problem that a new one would be for.
      public var slug: String?
    }

    public var day: CivilDate
    /// `Good morning, Ada`.
    public var greeting: String
    /// `Monday, 2 March 2026`.
    public var date: String
    public var streak: Streak
    public var streakWords: String
    /// Beside it: the longest, when it was longer.
    public var longestWords: String?
    public var goal: Gauge
    public var focus: Gauge
    public var session: Session
    public var due: [Row]
    /// Nil: no plan is followed.
    public var schedule: Schedule?
    public var habits: [HabitRow]
    /// The problem with which somebody begins who never tried one and follows no plan.
    public var beginning: Row?
    /// What comes over from LeetCode; nil where nobody is synced.
    public var leetCode: LeetCode.SyncCard?
    /// `2 interview cards are due`; nil when none is.
    public var drill: String?
    /// How many problems of the catalogue were ever solved, and how many there are.
    public var solvedEver: Int
    public var total: Int
  }
}
