public import Domain
public import OnlineFeature
import SiteKit

/// What the learner decides about the product, and all data out and in.
public enum Settings {
  /// The page and the terminal's list.
  public struct Model: Sendable, Equatable {
    public var groups: [Group]
    /// What was just done; nil when nothing was.
    public var notice: String?
    /// Whether something that was typed could not be taken.
    public var hasTrouble: Bool
    public var data: Data
    /// The part of LeetCode; nil where it is left out.
    public var leetCode: LeetCode.Model?
    /// The part of language models; nil where it is left out.
    public var ai: AI.Part?
  }

  /// Fields that belong together.
  public struct Group: Sendable, Equatable {
    public var id: String
    public var title: String
    public var note: String
    public var fields: [Field]
  }

  public struct Field: Sendable, Equatable {
    /// What a form shows for it.
    public enum Control: Sendable, Equatable {
      case text
      case number(ClosedRange<Int>)
      case time
      case choice([Option])
    }

    public var key: Preferences.Field
    public var title: String
    /// What was typed, or what holds.
    public var value: String
    public var control: Control
    /// What stands behind the field, such as a unit.
    public var unit: String
    public var note: String
    public var trouble: String?
  }

  /// Something to choose, in a group of its own where there are many.
  public struct Option: Sendable, Equatable {
    public var value: String
    public var title: String
    public var group: String?

    public init(_ value: String, _ title: String, group: String? = nil) {
      self.value = value
      self.title = title
      self.group = group
    }
  }

  /// Where the data lies, and what can be done with it.
  public struct Data: Sendable, Equatable {
    public var folder: String
    /// When the copy was made that the last import left; nil when there is none.
    public var copiedAt: Instant?
    public var importing: Importing
  }

  /// The place on the page where an import begins.
  public struct Importing: Sendable, Equatable {
    public var mode: ImportMode
    /// Why a file was not taken.
    public var trouble: String?

    public init(mode: ImportMode = .merge, trouble: String? = nil) {
      self.mode = mode
      self.trouble = trouble
    }
  }

  /// What an import would change, in words.
  public struct Preview: Sendable, Equatable {
    public struct Row: Sendable, Equatable {
      public var title: String
      public var new: Int
      public var changed: Int
      public var same: Int
      public var gone: Int
    }

    public var file: String
    public var mode: ImportMode
    public var writtenAt: Instant
    public var isOlder: Bool
    public var summary: String
    public var rows: [Row]
    public var isEmpty: Bool
    /// Settings that would reach outside and stay out unless they are asked for.
    public var outside: [String] = []
  }

  /// What was typed, and why it was not taken.
  public struct Refusal: Sendable, Equatable {
    public var typed: [Preferences.Field: String]
    public var troubles: [Preferences.Field: String]
  }
}
