import Foundation
import HeroesDomain

public struct APIRequest: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible
{
  public var url: URL
  public var headers: [String: String]

  public init(url: URL, headers: [String: String] = [:]) {
    self.url = url
    self.headers = headers
  }

  public var description: String { "GET \(url)" }
  public var debugDescription: String { description }
}

public struct APIResponse: Hashable, Sendable {
  public var status: Int
  public var body: Data

  public init(status: Int, body: Data) {
    self.status = status
    self.body = body
  }
}

public enum APIError: Error, Hashable, Sendable {
  case timedOut
  case unreachable
  case status(Int)
  case refused(code: Int)
  case unreadable
  case missingKey

  public var heroesError: HeroesError { .server }
}

public struct Endpoint: Hashable, Sendable {
  public var path: String
  public var queryItems: [URLQueryItem]

  public init(path: String, queryItems: [URLQueryItem] = []) {
    self.path = path
    self.queryItems = queryItems
  }

  public static func characters(offset: Int, limit: Int) -> Endpoint {
    Endpoint(
      path: "/characters/",
      queryItems: [
        URLQueryItem(name: "offset", value: "\(offset)"),
        URLQueryItem(name: "limit", value: "\(limit)"),
      ])
  }

  public static func character(id: Int) -> Endpoint {
    Endpoint(path: "/character/4005-\(id)/")
  }

  public static func search(query: String, offset: Int, limit: Int) -> Endpoint {
    Endpoint(
      path: "/search/",
      queryItems: [
        URLQueryItem(name: "query", value: query),
        URLQueryItem(name: "resources", value: "character"),
        URLQueryItem(name: "limit", value: "\(limit)"),
        URLQueryItem(name: "page", value: "\(offset)"),
      ])
  }
}

public protocol APIClient: Sendable {
  func request(_ endpoint: Endpoint) async throws -> APIResponse
}

public struct URLSessionAPIClient: APIClient {
  let baseURL: URL
  let apiKey: String
  let fetch: @Sendable (APIRequest) async throws -> APIResponse

  public init(
    baseURL: URL, apiKey: String?, retryDelays: [Duration] = [.seconds(1), .seconds(2)],
    clock: any Clock<Duration> = ContinuousClock(),
    fetch: @escaping @Sendable (APIRequest) async throws -> APIResponse
  ) {
    self.baseURL = baseURL
    self.apiKey = apiKey ?? Config.comicVineKey
    self.fetch = fetch
  }

  public func request(_ endpoint: Endpoint) async throws -> APIResponse {
    var components = URLComponents(url: baseURL, resolvingAgainstBaseURL: false)!
    components.path += endpoint.path
    components.queryItems =
      endpoint.queryItems + [
        URLQueryItem(name: "api_key", value: apiKey), URLQueryItem(name: "format", value: "json"),
      ]
    let response = try await fetch(APIRequest(url: components.url!))
    if response.status != 200 { throw APIError.status(response.status) }
    return response
  }
}
