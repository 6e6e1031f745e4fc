public import Foundation

/// A question to the service, without its host and without the key.
public struct Endpoint: Hashable, Sendable {
  /// Below the base address: `/characters/`.
  public var path: String
  public var queryItems: [URLQueryItem]

  public init(path: String, queryItems: [URLQueryItem] = []) {
    self.path = path
    self.queryItems = queryItems
  }
}
