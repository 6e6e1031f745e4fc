import Foundation

/// A request as it goes out; the key in its address is never printed.
public struct APIRequest: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible
{
  public var url: URL
  public var headers: [String: String]

  public init(url: URL, headers: [String: String] = [:]) {
    self.url = url
    self.headers = headers
  }

  public var description: String { "GET \(safeAddress)" }
  public var debugDescription: String { description }

  private var safeAddress: String {
    let parts = url.absoluteString.split(separator: "?", maxSplits: 1)
    guard parts.count == 2 else { return url.absoluteString }
    let items = parts[1].split(separator: "&").map { item in
      item.hasPrefix("api_key=") ? "api_key=…" : String(item)
    }
    return "\(parts[0])?\(items.joined(separator: "&"))"
  }
}

extension APIRequest: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(self, children: ["url": safeAddress, "headers": headers], displayStyle: .struct)
  }
}

/// What came back, whatever it is.
public struct APIResponse: Hashable, Sendable {
  public var status: Int
  public var body: Data

  public init(status: Int, body: Data) {
    self.status = status
    self.body = body
  }
}

/// What may be asked of Comic Vine.
public struct Endpoint: Hashable, Sendable {
  public var path: String
  public var queryItems: [URLQueryItem]

  public init(path: String, queryItems: [URLQueryItem] = []) {
    self.path = path
    self.queryItems = queryItems
  }

  public static func characters(offset: Int, limit: Int) -> Endpoint {
    Endpoint(path: "/characters/", queryItems: ["offset": offset, "limit": limit])
  }

  public static func character(id: Int) -> Endpoint {
    Endpoint(path: "/character/4005-\(id)/")
  }

  public static func search(query: String, offset: Int, limit: Int) -> Endpoint {
    Endpoint(
      path: "/search/",
      queryItems: [
        "query": query, "resources": "character", "limit": limit,
        "page": offset / max(limit, 1) + 1,
      ])
  }

  private init(path: String, queryItems: KeyValuePairs<String, any CustomStringConvertible>) {
    self.path = path
    self.queryItems = queryItems.map { URLQueryItem(name: $0, value: $1.description) }
  }
}
