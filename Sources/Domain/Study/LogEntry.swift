/// A line of the debug log: what the product did, when, and how it went.
public struct LogEntry: Sendable, Hashable, Codable {
  /// Which part of the product speaks.
  public enum Category: String, Sendable, Hashable, Codable, CaseIterable {
    case network, sync, execution
  }

  /// How much a line matters; the last matters most.
  public enum Level: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    case debug, info, warning, error

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    public static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }
  }

  /// The most characters that a message or its detail keeps.
  public static let longestText = 4_000

  /// Counts up by one with each entry; 0 until it is kept.
  public var id: Int
  public var at: Instant
  public var category: Category
  public var level: Level
  public var message: String
  /// What else is known, of any number of lines.
  public var detail: String?

  public init(
    id: Int = 0, at instant: Instant, category: Category, level: Level, message: String,
    detail: String? = nil
  ) {
    self.id = id
    at = instant
    self.category = category
    self.level = level
    self.message = message
    self.detail = detail
  }

  /// The same with secrets hidden and texts that are too long cut, as it may be kept.
  public var kept: LogEntry {
    var entry = self
    entry.message = Self.kept(message)
    entry.detail = detail.map(Self.kept)
    return entry
  }

  private static func kept(_ text: String) -> String {
    // Cut first: a long text costs nothing then; a secret that is cut is hidden as far as it goes.
    text.utf8.count <= longestText
      ? withoutSecrets(text) : withoutSecrets(String(text.prefix(longestText))) + "…"
  }
}

/// Which entries of the log are looked at.
public struct LogFilter: Sendable, Hashable {
  /// This level and what matters more.
  public var level: LogEntry.Level
  /// Nil: every one.
  public var category: LogEntry.Category?
  /// Words that the message or its detail holds; case does not count.
  public var search: String

  public init(
    level: LogEntry.Level = .debug, category: LogEntry.Category? = nil, search: String = ""
  ) {
    self.level = level
    self.category = category
    self.search = search
  }

  /// Whether everything is looked at.
  public var isEmpty: Bool { self == LogFilter() }

  /// Whether an entry is among those.
  public func admits(_ entry: LogEntry) -> Bool {
    guard entry.level >= level, category == nil || entry.category == category else { return false }
    guard !search.isEmpty else { return true }
    let wanted = search.lowercased()
    return entry.message.lowercased().contains(wanted)
      || entry.detail?.lowercased().contains(wanted) == true
  }
}
