internal import ClockKit
public import Foundation

/// Asks over whatever `fetch` stands for: a `URLSession`, the product's own client, a test's
/// answers.
public struct URLSessionAPIClient: APIClient {
  private let baseURL: URL
  private let key: APIKey?
  private let retryDelays: [Duration]
  private let clock: any Clock<Duration>
  private let fetch: @Sendable (APIRequest) async throws -> APIResponse

  /// Tries once, and once more after each delay when the failure may pass.
  public init(
    baseURL: URL, apiKey: String?, retryDelays: [Duration] = [.seconds(1), .seconds(2)],
    clock: any Clock<Duration> = ContinuousClock(),
    fetch: @escaping @Sendable (APIRequest) async throws -> APIResponse
  ) {
    self.baseURL = baseURL
    self.key = APIKey(apiKey)
    self.retryDelays = retryDelays
    self.clock = clock
    self.fetch = fetch
  }

  public func request(_ endpoint: Endpoint) async throws -> APIResponse {
    guard let key else { throw APIError.missingKey }
    let request = APIRequest(
      url: try address(of: endpoint, key: key),
      headers: ["Accept": "application/json", "User-Agent": "Heroes/1.0"])
    return try await retry(
      delays: retryDelays, clock: clock,
      isTransient: { ($0 as? APIError)?.isTransient ?? false },
      { try await send(request) })
  }

  /// One try.
  private func send(_ request: APIRequest) async throws -> APIResponse {
    let response: APIResponse
    do {
      response = try await fetch(request)
    } catch let error as CancellationError {
      throw error
    } catch {
      // A cancelled transport has words of its own for it.
      try Task.checkCancellation()
      throw error as? APIError ?? .unreachable
    }
    try Task.checkCancellation()
    guard response.status < 500 else { throw APIError.status(response.status) }
    return response
  }

  private func address(of endpoint: Endpoint, key: APIKey) throws -> URL {
    var components = URLComponents(url: baseURL, resolvingAgainstBaseURL: false)
    if components?.path.hasSuffix("/") == true { components?.path.removeLast() }
    components?.path += endpoint.path
    components?.queryItems =
      [URLQueryItem(name: APIKey.parameter, value: key.value)]
      + [URLQueryItem(name: "format", value: "json")] + endpoint.queryItems
    // Allowed in a query, yet servers read it as a blank.
    let query = components?.percentEncodedQuery?.replacing("+", with: "%2B")
    components?.percentEncodedQuery = query
    guard let url = components?.url else { throw APIError.unreachable }
    return url
  }
}
