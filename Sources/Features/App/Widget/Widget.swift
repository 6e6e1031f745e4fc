public import Domain
public import SiteKit

/// The day in small: a page of 350 × 560, a file, a picture, a calendar, and lines for the desktop's bars.
public enum Widget {
  /// The forms that `focus widget` writes.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    case text, json, xbar, waybar, svg, ical, scriptable, ubersicht

    /// Whether it is a program that fetches the data itself, with the widget's key.
    public var fetchesData: Bool { self == .scriptable || self == .ubersicht }
  }

  /// What every form shows, in words.
  public struct Model: Sendable, Hashable {
    /// How far the day is.
    public enum State: String, Sendable, Hashable {
      /// There is no plan, and nothing else to do.
      case unset
      /// The plan has nothing for today.
      case rest
      case open
      case done
    }

    /// A figure with its name.
    public struct Figure: Sendable, Hashable {
      public var label: String
      public var value: String
    }

    /// A problem of the list.
    public struct Row: Sendable, Hashable {
      public var title: String
      public var difficulty: Difficulty
      /// Why it stands there, where that is not the plan.
      public var note: String?
      public var isDone: Bool
      public var path: SitePath
    }

    public var state: State
    /// Where the learner stands, such as “Day 3 of 13 · Trees”.
    public var headline: String
    /// How far the day is, in a sentence.
    public var status: String
    /// The same in a few signs.
    public var short: String
    /// 0 to 1.
    public var fraction: Double
    public var figures: [Figure]
    public var problems: [Row]
    public var tomorrow: [Row]
    /// What goes on with LeetCode, if it is worth saying.
    public var notice: String?
    public var isSyncing: Bool
    public var lastUpdated: Instant
  }
}
