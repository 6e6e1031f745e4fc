public import Domain

/// The addresses of the log, below `/log`.
public enum LogPath: Sendable, Hashable {
  case entries(LogFilter)
  /// The event stream of entries after a number.
  case events(LogFilter, after: Int)

  /// The log without a filter.
  public static let page = LogPath.entries(LogFilter())

  init?(segments: [String], query: [String: String]) {
    let filter = LogFilter(query: query)
    switch segments {
    case []: self = .entries(filter)
    case ["events"]: self = .events(filter, after: query["after"].flatMap { Int($0) } ?? 0)
    default: return nil
    }
  }

  var segments: [String] {
    switch self {
    case .entries: []
    case .events: ["events"]
    }
  }

  var query: [(String, String?)] {
    switch self {
    case .entries(let filter): filter.query
    case .events(let filter, let after): filter.query + [("after", String(after))]
    }
  }
}

extension LogFilter {
  fileprivate init(query: [String: String]) {
    self.init(
      level: query["level"].flatMap { LogEntry.Level(rawValue: $0) } ?? .debug,
      category: query["category"].flatMap { LogEntry.Category(rawValue: $0) },
      search: query["search"] ?? "")
  }

  fileprivate var query: [(String, String?)] {
    [
      ("level", level == .debug ? nil : level.rawValue), ("category", category?.rawValue),
      ("search", search.isEmpty ? nil : search),
    ]
  }
}
