public import Domain
public import SiteKit

extension Plan {
  /// A problem as a line.
  public struct Row: Sendable, Equatable {
    public var path: SitePath
    public var slug: String
    public var title: String
    public var difficulty: Difficulty
    public var topic: Topic
    public var minutes: Int
    public var plannedOn: CivilDate
    public var isDone: Bool
    /// `from Mon 2 Mar`, where that is not said by the place.
    public var note: String?

    init(_ item: Item, note: String? = nil) {
      let summary = item.summary
      path = .problem(slug: summary.slug, ProblemView())
      slug = summary.slug
      title = summary.title
      difficulty = summary.difficulty
      topic = summary.topic
      minutes = summary.minutes
      plannedOn = item.plannedOn
      isDone = item.isDone
      self.note = note
    }
  }

  /// A day with its problems.
  public struct DayGroup: Sendable, Equatable {
    public var date: CivilDate
    /// `Monday, 2 March`.
    public var title: String
    /// `Day 3`.
    public var label: String
    public var isToday: Bool
    public var rows: [Row]
  }

  /// A month as weeks from Monday to Sunday.
  public struct Month: Sendable, Equatable {
    public var title: String
    public var previous: SitePath?
    public var next: SitePath?
    public var weeks: [[Cell]]
  }

  /// A day of a month's calendar.
  public struct Cell: Sendable, Equatable {
    public var date: CivilDate
    public var isInMonth: Bool
    public var isToday: Bool
    public var isInterview: Bool
    /// A mark for each problem: whether it is done.
    public var marks: [Bool]
    /// Whether something of it is open though the day is over.
    public var isMissed: Bool
    /// `Monday, 2 March: 1 of 2 done`.
    public var label: String
  }

  /// A plan that can be followed again.
  public struct Former: Sendable, Equatable {
    public var id: Int
    /// What happened to it.
    public var words: String
    /// What the button says.
    public var action: String
  }

  /// The plan as it stands, for the browser and the terminal.
  public struct Model: Sendable, Equatable {
    /// Changes with every change of the plan.
    public var id: Int
    public var title: String
    /// `Day 3 of 28`, `12 of 76 solved`, and when it ends.
    public var facts: [String]
    public var percent: Int
    /// What the learner should know, a sentence or two each.
    public var notices: [String]
    public var carriedOver: [Row]
    public var today: DayGroup
    /// In place of today's problems where there are none.
    public var todayHint: String?
    /// The next days that have problems.
    public var upcoming: [DayGroup]
    public var month: Month
    /// The days of the month that have problems.
    public var days: [DayGroup]
    /// The titles of what the time does not hold.
    public var leftOut: [String]
    /// What bringing the next day forward is called; nil when nothing is ahead.
    public var advance: String?
    /// Whether laying it out anew can be asked for.
    public var canReplan: Bool
    public var former: [Former]
  }

  /// The choice of a plan.
  public struct ChoicesModel: Sendable, Equatable {
    /// A ready plan.
    public struct Choice: Sendable, Equatable {
      public var key: String
      public var title: String
      public var about: String
      /// How many problems and days, a short phrase each.
      public var facts: [String]
      /// What can be changed before starting; nil: nothing.
      public var weeks: Int?
      public var hours: Int?
    }

    /// A topic that may be known.
    public struct KnownTopic: Sendable, Equatable {
      public var topic: Topic
      public var isKnown: Bool
    }

    public var choices: [Choice]
    public var topics: [KnownTopic]
    public var today: CivilDate
    public var request: PlanRequest
    /// Why what was asked for cannot be.
    public var trouble: String?
    /// The plan that is followed now.
    public var current: String?
    public var former: [Former]
  }

  /// A plan before it starts.
  public struct PreviewModel: Sendable, Equatable {
    public var title: String
    public var sentences: [String]
    /// What the time does not hold, by title, the most asked-for first.
    public var leftOut: [String]
    /// The plan whose place it takes.
    public var replaces: String?
    public var fields: [String: String]
    public var month: Month
    /// The days of the month that have problems.
    public var days: [DayGroup]
    /// All days, for the terminal.
    public var allDays: [DayGroup]
  }

  /// What laying the plan out anew would move.
  public struct ReplanModel: Sendable, Equatable {
    public struct Move: Sendable, Equatable {
      public var slug: String
      public var title: String
      /// Nil: it was not part of the plan.
      public var from: CivilDate?
      /// Nil: it is left out.
      public var to: CivilDate?
    }

    public var planTitle: String
    public var today: CivilDate
    public var sentences: [String]
    public var moves: [Move]
  }
}
