import Domain
public import SiteKit

extension LeetCode {
  /// The LeetCode part of the settings.
  public struct Model: Sendable, Equatable {
    /// What is known of the name in its field; drawn as its border and said in words.
    public enum NameState: String, Sendable, Hashable {
      case none, valid, unknown, unchecked
    }

    /// What was typed, or what is kept.
    public var name: String
    public var nameState: NameState
    /// What stands below the field; empty for ``NameState/none``.
    public var nameWords: String
    /// Whether the name may be kept without having been checked.
    public var offersUnchecked: Bool
    public var login: Login
    public var sync: SyncCard
  }

  /// The cookie's part of the settings.
  public struct Login: Sendable, Equatable {
    public var isSignedIn: Bool
    public var words: String
    /// That the cookie ends soon, or ended.
    public var warning: String?
    /// Why what was pasted was not kept.
    public var trouble: String?
    /// Whether what was pasted waits to be kept without having been checked.
    public var offersKeeping: Bool
  }

  /// How far a sync is and what the last one brought, for pages and the terminal.
  public struct SyncCard: Sendable, Equatable {
    /// A problem that is solved there and that the catalogue does not have.
    public struct Unknown: Sendable, Hashable {
      public var slug: String
      public var title: String
    }

    public var isSetUp: Bool
    public var isSyncing: Bool
    /// How far it is, or when it was last done.
    public var headline: String
    /// How many problems were read and how many there are; nil where that is not known.
    public var progress: Progress?
    /// What the last one brought, a sentence each.
    public var lines: [String]
    /// That not everything can be seen without the cookie.
    public var gap: String?
    /// That the cookie ends soon, or ended.
    public var warning: String?
    /// Why the last attempt came to nothing.
    public var trouble: String?
    public var unknown: [Unknown]
    /// How many problems came over and were never reviewed.
    public var startable: Int
    /// Whether reviews of them are offered on the page of the day.
    public var offersReviews: Bool

    /// How far a long list is read.
    public struct Progress: Sendable, Hashable {
      public var read: Int
      public var total: Int
    }
  }

  /// What was just tried on the page, and how that went.
  public struct Trial: Sendable, Hashable {
    /// The name as it was typed.
    public var typed: String?
    public var answer: NameAnswer?
    /// Why a cookie was not kept.
    public var trouble: String?
    /// Whether the cookie waits to be kept without having been checked.
    public var holdsCookie: Bool

    public init(
      typed: String? = nil, answer: NameAnswer? = nil, trouble: String? = nil,
      holdsCookie: Bool = false
    ) {
      self.typed = typed
      self.answer = answer
      self.trouble = trouble
      self.holdsCookie = holdsCookie
    }
  }

  /// The part as it stands; `isWaiting` says that a sync was asked for and has not begun yet.
  public static func model(
    trial: Trial = Trial(), isWaiting: Bool = false, with services: Services
  ) async throws -> Model {
    Model(try await standing(with: services), trial: trial, isWaiting: isWaiting)
  }
}
