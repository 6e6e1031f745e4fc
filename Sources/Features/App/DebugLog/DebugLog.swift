public import Domain
public import SiteKit
import Store

/// The debug log: what Focus did on the network, while syncing and while running code.
public enum DebugLog {
  /// The most entries that are shown at once.
  public static let shown = 500

  public struct Model: Sendable, Equatable {
    public var filter: LogFilter
    /// Oldest first.
    public var entries: [LogEntry]
    /// How much of the log is shown, in words.
    public var tally: String
    /// Instead of entries, where there are none: a headline and what to do.
    public var emptiness: Emptiness?
  }

  public struct Emptiness: Sendable, Equatable {
    public var title: String
    public var advice: String
  }
}

extension DebugLog {
  /// The newest entries that a filter admits.
  public static func model(_ filter: LogFilter, with services: Services) async throws -> Model {
    // One more than is shown tells whether there are more.
    let entries = try await services.database.logEntries(filter, limit: shown + 1)
    return Model(filter, entries)
  }

  /// The entries after a number that a filter admits, oldest first, and up to which number was looked.
  public static func entries(
    _ filter: LogFilter, after id: Int, with services: Services
  ) async throws -> (admitted: [LogEntry], last: Int) {
    let fresh = try await services.database.logEntries(after: id)
    return (fresh.filter(filter.admits), fresh.last?.id ?? id)
  }

  /// Tells every entry after a number as it comes, until the task is cancelled.
  ///
  /// Another process's entries are seen within half a second.
  public static func follow(
    _ filter: LogFilter, after id: Int, with services: Services,
    report: @Sendable ([LogEntry]) async -> Void
  ) async throws {
    var last = id
    while true {
      let fresh = try await entries(filter, after: last, with: services)
      last = fresh.last
      if !fresh.admitted.isEmpty { await report(fresh.admitted) }
      try await Task.sleep(for: pause)
    }
  }

  /// How long a follower waits before it looks again.
  public static let pause = Duration.milliseconds(400)
}

extension DebugLog.Model {
  /// Words around the entries, which may be one more than is shown.
  init(_ filter: LogFilter, _ entries: [LogEntry]) {
    self.filter = filter
    self.entries = entries.suffix(DebugLog.shown)
    tally =
      switch entries.count {
      case 1: "1 entry"
      case ...DebugLog.shown: "\(entries.count) entries"
      default: "The newest \(DebugLog.shown) entries"
      }
    guard entries.isEmpty else { return }
    emptiness =
      filter.isEmpty
      ? DebugLog.Emptiness(
        title: "Nothing is logged yet.",
        advice: "Run a solution: what Focus does appears here, newest first.")
      : DebugLog.Emptiness(
        title: "No entries match.", advice: "Choose a lower level, another category or other words."
      )
  }
}
