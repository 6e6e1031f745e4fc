import Foundation
import HeroesDomain

public enum APIError: Error, Hashable, Sendable {
  case timedOut
  case unreachable
  case status(Int)
  case refused(code: Int)
  case unreadable
  case missingKey

  public var heroesError: HeroesError {
    switch self {
    case .timedOut, .unreachable: .network
    case .unreadable: .parsing
    case .missingKey, .refused(code: 100), .status(401), .status(403): .invalidKey
    case .refused(code: 101), .status(404): .notFound
    case .refused(code: 107), .status(420), .status(429): .rateLimited
    case .refused, .status: .server
    }
  }
}

public protocol APIClient: Sendable {
  func request(_ endpoint: Endpoint) async throws -> APIResponse
}

/// Puts addresses together, and tries again where that may help.
public struct URLSessionAPIClient: APIClient {
  private let address: @Sendable (Endpoint) throws(APIError) -> URL
  private let retryDelays: [Duration]
  private let clock: any Clock<Duration>
  private let fetch: @Sendable (APIRequest) async throws -> APIResponse

  public init(
    baseURL: URL, apiKey: String?, retryDelays: [Duration] = [.seconds(1), .seconds(2)],
    clock: any Clock<Duration> = ContinuousClock(),
    fetch: @escaping @Sendable (APIRequest) async throws -> APIResponse
  ) {
    // Only the closure knows the key, so nothing that is printed can hold it.
    address = { endpoint throws(APIError) in try endpoint.url(below: baseURL, key: apiKey) }
    self.retryDelays = retryDelays
    self.clock = clock
    self.fetch = fetch
  }

  public func request(_ endpoint: Endpoint) async throws -> APIResponse {
    let request = APIRequest(
      url: try address(endpoint), headers: ["Accept": "application/json"])
    var delays = retryDelays[...]
    while true {
      try Task.checkCancellation()
      let failure: APIError
      switch try await attempt(request) {
      case .success(let response) where response.status < 500: return response
      case .success(let response):
        failure = ComicVine.refusal(in: response.body) ?? .status(response.status)
        guard response.status < 600 else { throw failure }
      case .failure(.timedOut): failure = .timedOut
      case .failure(let final): throw final
      }
      guard let delay = delays.popFirst() else { throw failure }
      try await clock.sleep(for: delay)
    }
  }

  private func attempt(_ request: APIRequest) async throws -> Result<APIResponse, APIError> {
    do {
      let response = try await fetch(request)
      try Task.checkCancellation()
      return .success(response)
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      try Task.checkCancellation()
      return .failure(error as? APIError == .timedOut ? .timedOut : .unreachable)
    }
  }
}

extension Endpoint {
  fileprivate func url(below base: URL, key: String?) throws(APIError) -> URL {
    guard let key = key?.trimmingCharacters(in: .whitespacesAndNewlines), !key.isEmpty else {
      throw .missingKey
    }
    guard var parts = URLComponents(url: base, resolvingAgainstBaseURL: false) else {
      throw .unreachable
    }
    parts.path = (parts.path.hasSuffix("/") ? String(parts.path.dropLast()) : parts.path) + path
    parts.queryItems =
      queryItems + [
        URLQueryItem(name: "api_key", value: key), URLQueryItem(name: "format", value: "json"),
      ]
    // A server reads a bare plus as a blank.
    parts.percentEncodedQuery = parts.percentEncodedQuery?.replacing("+", with: "%2B")
    guard let url = parts.url else { throw .unreachable }
    return url
  }
}
