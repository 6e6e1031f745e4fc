import Foundation

public enum HeroesRoute: Hashable, Sendable {
  case list(query: String)
  case detail(id: Int)

  public var path: String {
    guard case .list(let query) = self, !query.isEmpty else {
      if case .detail(let id) = self { return "/hero/\(id)" }
      return "/"
    }
    let bytes = query.utf8.map { byte in
      let character = Character(UnicodeScalar(byte))
      let isPlain = byte < 128 && (character.isLetter || character.isNumber)
      return isPlain || "-._~".contains(character)
        ? String(character) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16).uppercased()
    }
    return "/?q=" + bytes.joined()
  }

  public init?(path: String) {
    let halves = path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    if halves.first == "/" {
      let items = halves.dropFirst().flatMap { $0.split(separator: "&") }
      let query = items.first { $0.hasPrefix("q=") }?.dropFirst(2)
      guard let text = String(query ?? "").removingPercentEncoding else { return nil }
      self = .list(query: text)
    } else if let digits = halves.first?.wholeMatch(of: #//hero/([0-9]+)/#)?.1,
      let id = Int(digits), id > 0
    {
      self = .detail(id: id)
    } else {
      return nil
    }
  }
}
