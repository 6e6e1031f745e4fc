internal import Foundation

extension Endpoint {
  /// A page of all heroes.
  public static func characters(offset: Int, limit: Int) -> Endpoint {
    Endpoint(
      path: "/characters/",
      queryItems: items(["offset": "\(offset)", "limit": "\(limit)"]))
  }

  /// One hero; 4005 is the service's prefix of characters.
  public static func character(id: Int) -> Endpoint {
    Endpoint(path: "/character/4005-\(id)/")
  }

  /// A page of a search, which the service counts in pages from 1.
  public static func search(query: String, offset: Int, limit: Int) -> Endpoint {
    Endpoint(
      path: "/search/",
      queryItems: items([
        "query": query, "resources": "character", "limit": "\(limit)",
        "page": "\(offset / max(limit, 1) + 1)",
      ]))
  }

  private static func items(_ pairs: KeyValuePairs<String, String>) -> [URLQueryItem] {
    pairs.map { URLQueryItem(name: $0.key, value: $0.value) }
  }
}
