public import Domain
public import SiteKit

extension Review {
  /// What the reviews' page shows, for the browser and the terminal.
  public struct Model: Sendable, Equatable {
    /// One figure with what it means.
    public struct Figure: Sendable, Equatable {
      public var label: String
      public var value: String
      public var meaning: String
    }

    /// A problem that is due, or will be.
    public struct Row: Sendable, Equatable {
      public var slug: String
      public var title: String
      public var path: SitePath
      /// Where it is graded without being solved.
      public var grading: SitePath
      public var topic: Topic
      public var difficulty: Difficulty
      public var minutes: Int
      public var dueOn: CivilDate
      public var overdueDays: Int
      /// `3 days overdue`, `due today`, `Thu 5 Mar`.
      public var due: String
      public var isOverdue: Bool
      /// The chance of still knowing it, 0 to 1.
      public var retrievability: Double
      public var chance: String
      public var lapses: Int
      public var grades: [GradeChoice]
    }

    /// A day of the forecast.
    public struct Bar: Sendable, Equatable {
      public var day: CivilDate
      public var title: String
      public var count: Int
    }

    /// What stands in the place of rows when there are none.
    public struct Empty: Sendable, Equatable {
      public var message: String
      public var hint: String
    }

    public var today: CivilDate
    /// `2 reviews are due`.
    public var headline: String
    public var note: String?
    public var due: [Row]
    /// Due, too, but beyond what a day asks for.
    public var beyond: [Row]
    /// The next ones, soonest first.
    public var coming: [Row]
    public var figures: [Figure]
    /// Thirty days from today, with what is overdue at today; empty without any review.
    public var forecast: [Bar]
    public var empty: Empty?
    /// `2 interview cards are due`; nil when none is.
    public var drill: String?
  }

  /// How it stands with one problem.
  public struct ProblemModel: Sendable, Equatable {
    /// A review that was made.
    public struct Past: Sendable, Equatable {
      public var id: Int
      public var day: CivilDate
      public var date: String
      public var grade: Grade
      /// `Suggested: Hard`, where the learner chose another.
      public var remark: String?
      public var why: String
      public var changing: SitePath
    }

    public var slug: String
    public var title: String
    public var topic: Topic
    public var difficulty: Difficulty
    public var path: SitePath
    public var grading: SitePath
    public var headline: String
    /// What happened in this sitting, and what follows from it.
    public var sentences: [String]
    public var facts: [Model.Figure]
    public var choices: [GradeChoice]
    /// Today's grade, if there is one.
    public var given: Grade?
    /// Newest first.
    public var past: [Past]
  }
}
