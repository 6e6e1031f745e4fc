import Foundation

@testable import HeroesData

/// Stands for the network: answers one request after another, the last answer for ever.
final class FakeFetch: Sendable {
  private let made = Box<[APIRequest]>([])
  private let answers: [Result<APIResponse, any Error>]

  init(_ answers: [Result<APIResponse, any Error>]) { self.answers = answers }

  convenience init(statuses: [Int]) {
    self.init(statuses.map { .success(APIResponse(status: $0, body: Data("{}".utf8))) })
  }

  var requests: [APIRequest] { made.value }

  var count: Int { requests.count }

  @Sendable func fetch(_ request: APIRequest) async throws -> APIResponse {
    let number = made.change { requests in
      requests.append(request)
      return requests.count - 1
    }
    return try answers[min(number, answers.count - 1)].get()
  }
}

/// A client that gives one answer to everything.
struct FakeClient: APIClient {
  var answer: @Sendable (Endpoint) async throws -> APIResponse

  func request(_ endpoint: Endpoint) async throws -> APIResponse { try await answer(endpoint) }

  static func answering(_ status: Int, _ body: String) -> FakeClient {
    FakeClient { _ in APIResponse(status: status, body: Data(body.utf8)) }
  }
}

extension URLSessionAPIClient {
  static func testing(
    _ fetch: FakeFetch, delays: [Duration] = [.seconds(1), .seconds(2)],
    clock: any Clock<Duration> = TestClock(), key: String? = "test"
  ) -> URLSessionAPIClient {
    URLSessionAPIClient(
      baseURL: Base.url, apiKey: key, retryDelays: delays, clock: clock, fetch: fetch.fetch)
  }
}

enum Base {
  static let url = URL(string: "http://127.0.0.1:9/api") ?? URL(filePath: "/")
}
