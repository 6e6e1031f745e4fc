import Foundation
import HeroesData
import Synchronization
import Testing

/// A `fetch` that gives its answers one after the other, the last one for ever, and keeps the
/// requests.
final class Wire: Sendable {
  enum Answer: Sendable {
    case status(Int, String)
    case failure(any Error)

    static func ok(_ body: String) -> Answer { .status(200, body) }
  }

  private let answers: Mutex<[Answer]>
  private let recorded = Mutex<[APIRequest]>([])

  init(_ answers: Answer...) {
    self.answers = Mutex(answers)
  }

  var requests: [APIRequest] { recorded.withLock { $0 } }

  @Sendable func fetch(_ request: APIRequest) async throws -> APIResponse {
    recorded.withLock { $0.append(request) }
    switch answers.withLock({ $0.count > 1 ? $0.removeFirst() : $0.first }) {
    case .status(let status, let body): return APIResponse(status: status, body: Data(body.utf8))
    case .failure(let error): throw error
    case nil: throw APIError.unreachable
    }
  }
}

/// A clock whose sleeps end at once, for code whose pauses do not matter.
struct RestlessClock: Clock {
  var now: ContinuousClock.Instant { ContinuousClock.now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
  }
}

/// An answer of Comic Vine with these results.
func envelope(_ results: String, total: Int = 1, status: Int = 1) -> String {
  """
  {"error": "OK", "limit": 20, "offset": 0, "number_of_page_results": 1, "version": "1.0",
  "number_of_total_results": \(total), "status_code": \(status), "results": \(results)}
  """
}

extension URL {
  static func sample(_ text: String) throws -> URL {
    try #require(URL(string: text))
  }
}

extension ComicVineDataSource {
  /// Over a wire, without pauses.
  init(_ wire: Wire) throws {
    self.init(
      client: URLSessionAPIClient(
        baseURL: try .sample("https://comics.example/api"), apiKey: "s3cr3t",
        clock: RestlessClock(),
        fetch: wire.fetch))
  }
}
