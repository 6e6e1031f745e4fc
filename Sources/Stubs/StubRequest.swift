/// A request that a stand-in was sent, as its log keeps it.
public struct StubRequest: Sendable, Hashable {
  public var method: String
  /// With its query.
  public var path: String
  /// By their names in lower case.
  public var headers: [String: String]
  public var body: [UInt8]

  public init(method: String, path: String, headers: [String: String], body: [UInt8]) {
    self.method = method
    self.path = path
    self.headers = headers
    self.body = body
  }

  public var text: String { String(decoding: body, as: UTF8.self) }
}
