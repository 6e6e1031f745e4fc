public import RoundsDomain

/// A place in the app, which can be written as an address and read back.
public enum RoundsRoute: Hashable, Sendable {
  case list(RoundTab)
  case detail(id: Int64)
  /// The score sheet of a round.
  case scoring(id: Int64)
  case statistics
  case settings
  /// Rounds in and out as comma-separated text.
  case exchange

  /// Below wherever the app is mounted: `/paused`, `/rounds/7`, `/rounds/7/score`.
  public var path: String {
    switch self {
    case .list(.all): "/"
    case .list(let tab): "/\(Self.word(of: tab))"
    case .detail(let id): "/rounds/\(id)"
    case .scoring(let id): "/rounds/\(id)/score"
    case .statistics: "/statistics"
    case .settings: "/settings"
    case .exchange: "/exchange"
    }
  }

  /// Nil for what is no place; a slash at the end, a query and a fragment do not matter.
  public init?(path: String) {
    let parts = path.prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
    switch (parts.count, parts.first) {
    case (0, _): self = .list(.all)
    case (1, "statistics"): self = .statistics
    case (1, "settings"): self = .settings
    case (1, "exchange"): self = .exchange
    case (1, let word):
      let tabs = RoundTab.allCases.filter { $0 != .all }
      guard let tab = tabs.first(where: { Self.word(of: $0) == word ?? "" }) else { return nil }
      self = .list(tab)
    case (2, "rounds"):
      guard let id = Self.id(parts[1]) else { return nil }
      self = .detail(id: id)
    case (3, "rounds"):
      guard parts[2] == "score", let id = Self.id(parts[1]) else { return nil }
      self = .scoring(id: id)
    default: return nil
    }
  }

  private static func word(of tab: RoundTab) -> String {
    tab.title.lowercased().split(separator: " ").joined(separator: "-")
  }

  private static func id(_ text: Substring) -> Int64? {
    // `Int64` would also read "+7".
    text.allSatisfy { $0.isASCII && $0.isNumber } ? Int64(text) : nil
  }
}
