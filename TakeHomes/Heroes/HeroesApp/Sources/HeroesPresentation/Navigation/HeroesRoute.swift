internal import Foundation

/// A place in the app, as an address to link to and to come back by.
public enum HeroesRoute: Hashable, Sendable {
  case list(query: String)
  case detail(id: Int)

  /// `/`, `/?q=iron%20owl` or `/hero/900001`.
  public var path: String {
    switch self {
    case .list(query: ""): return "/"
    case .list(let query):
      let encoded = query.addingPercentEncoding(withAllowedCharacters: Self.unreserved)
      return "/?q=\(encoded ?? "")"
    case .detail(let id): return "/hero/\(id)"
    }
  }

  /// Nil for an address that leads nowhere; a slash at its end and unknown query items do no harm.
  public init?(path: String) {
    guard let components = URLComponents(string: path) else { return nil }
    let parts = components.path.split(separator: "/")
    switch (parts.count, parts.first) {
    case (0, _):
      let query = components.queryItems?.first { $0.name == "q" }?.value
      self = .list(query: query ?? "")
    case (2, "hero"):
      guard let id = Int(parts[1]), id > 0 else { return nil }
      self = .detail(id: id)
    default: return nil
    }
  }

  /// All that needs no escape anywhere in an address.
  private static let unreserved = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
}
