/// A place in the app, which can be written as an address and read back.
public enum Route: Hashable, Sendable {
  case list
  case detail(id: Int)
  case settings

  /// Below wherever the app is mounted: `/`, `/coins/7`, `/settings`.
  public var path: String {
    switch self {
    case .list: "/"
    case .detail(let id): "/coins/\(id)"
    case .settings: "/settings"
    }
  }

  /// Nil for what is no place; a slash at the end, a query and a fragment do not matter.
  public init?(path: String) {
    let place = path.prefix { $0 != "?" && $0 != "#" }
    let parts = place.split(separator: "/")
    switch (parts.count, parts.first) {
    case (0, _): self = .list
    case (1, "settings"): self = .settings
    case (2, "coins"):
      // `Int` would also read "+7".
      guard parts[1].allSatisfy(\.isNumber), let id = Int(parts[1]) else { return nil }
      self = .detail(id: id)
    default: return nil
    }
  }
}
