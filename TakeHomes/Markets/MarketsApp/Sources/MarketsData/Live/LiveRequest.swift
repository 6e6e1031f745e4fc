public import Foundation

/// A question to a server, whoever carries it there.
public struct LiveRequest: Sendable, Hashable {
  public var url: URL
  public var headers: [String: String]

  public init(url: URL, headers: [String: String] = [:]) {
    self.url = url
    self.headers = headers
  }
}

/// What a server said.
public struct LiveResponse: Sendable, Hashable {
  public var status: Int
  public var body: Data

  public init(status: Int, body: Data) {
    self.status = status
    self.body = body
  }
}

/// Carries a request to its server; throws when no answer comes.
public typealias LiveFetch = @Sendable (LiveRequest) async throws -> LiveResponse
