internal import Foundation

extension Endpoint {
  private static let cardFields = "id,name,real_name,aliases,deck,publisher,image"
  private static let allFields =
    cardFields
    + ",description,count_of_issue_appearances,first_appeared_in_issue,powers,teams"

  /// A page of all heroes.
  public static func characters(offset: Int, limit: Int) -> Endpoint {
    Endpoint(
      path: "/characters/",
      queryItems: items(["offset": "\(offset)", "limit": "\(limit)", "field_list": cardFields]))
  }

  /// One hero; 4005 is the service's prefix of characters.
  public static func character(id: Int) -> Endpoint {
    Endpoint(path: "/character/4005-\(id)/", queryItems: items(["field_list": allFields]))
  }

  /// A page of a search, which the service counts in pages from 1.
  public static func search(query: String, offset: Int, limit: Int) -> Endpoint {
    Endpoint(
      path: "/search/",
      queryItems: items([
        "query": query, "resources": "character", "limit": "\(limit)",
        "page": "\(offset / max(limit, 1) + 1)", "field_list": cardFields,
      ]))
  }

  private static func items(_ pairs: KeyValuePairs<String, String>) -> [URLQueryItem] {
    pairs.map { URLQueryItem(name: $0.key, value: $0.value) }
  }
}
