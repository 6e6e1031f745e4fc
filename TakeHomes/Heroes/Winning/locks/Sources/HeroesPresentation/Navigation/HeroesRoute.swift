import Foundation

public enum HeroesRoute: Hashable, Sendable {
  case list(query: String)
  case detail(id: Int)

  public var path: String {
    switch self {
    case .detail(let id): "/hero/\(id)"
    case .list(let query):
      query.isEmpty
        ? "/" : "/?q=" + (query.addingPercentEncoding(withAllowedCharacters: .unescaped) ?? "")
    }
  }

  public init?(path: String) {
    let parts = path.split(separator: "?", maxSplits: 1)
    switch parts.first.map(String.init) {
    case "/":
      let pairs = parts.dropFirst().first?.split(separator: "&") ?? []
      let text = pairs.first { $0.hasPrefix("q=") }.map { String($0.dropFirst(2)) } ?? ""
      self = .list(query: text.removingPercentEncoding ?? text)
    case let place?:
      guard place.hasPrefix("/hero/"), let id = Int(place.dropFirst(6)), id > 0 else { return nil }
      self = .detail(id: id)
    case nil: return nil
    }
  }
}

extension CharacterSet {
  fileprivate static let unescaped = CharacterSet(
    charactersIn: "-._~0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
}
