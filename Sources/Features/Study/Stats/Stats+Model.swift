public import SiteKit

extension Stats {
  /// Every figure, for the browser and the terminal.
  public struct Model: Sendable, Equatable {
    /// The learner's day, such as `2026-03-02`.
    public var today: String
    /// The numbers at the top.
    public var cards: [Card]
    public var figures: [Figure]
  }

  /// A number with what it means.
  public struct Card: Sendable, Equatable {
    public var title: String
    public var value: String
    public var note: String
    public var path: SitePath
  }

  /// A figure: its table, which is drawn where that says more.
  public struct Figure: Sendable, Equatable {
    /// How a table is drawn.
    public enum Drawing: String, Sendable, Equatable {
      case bars, line, year, levels, curve
    }

    public enum Name: String, Sendable, Equatable, CaseIterable {
      case focus, solved, year, topics, difficulty, lists, pace, hardest, retention
    }

    public var name: Name
    public var title: String
    /// What it says, in a sentence.
    public var summary: String
    /// Nil: a table alone.
    public var drawing: Drawing?
    /// Over the rows' names, and over each of their cells.
    public var columns: [String]
    public var rows: [Row]
    /// What will stand here; nil once there is something.
    public var empty: String?
  }

  /// One row of a figure's table.
  public struct Row: Sendable, Equatable {
    public var label: String
    /// What of it stands under a drawing.
    public var short: String
    public var path: SitePath?
    public var cells: [String]
    /// What is drawn; nil: a gap.
    public var amounts: [Double?]
  }

  /// The rows behind a part of a figure.
  public struct Rows: Sendable, Equatable {
    public var title: String
    public var count: String
    public var lines: [Line]

    public struct Line: Sendable, Equatable {
      /// The day and the wall clock's time, such as `2 Mar 2026, 09:05`.
      public var time: String
      public var instant: String
      public var what: String
      public var problem: String?
      public var path: SitePath?
      public var detail: String
    }
  }
}
