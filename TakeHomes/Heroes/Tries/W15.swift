import Foundation
import Synchronization
import Testing

@testable import HeroesData

struct HiddenKeyTests {
  /// Sends a question with that key and gives what `fetch` got.
  private func requests(key: String?) async throws -> [APIRequest] {
    let base = try #require(URL(string: "http://127.0.0.1:9"))
    let requests = Mutex<[APIRequest]>([])
    let client = URLSessionAPIClient(baseURL: base, apiKey: key, retryDelays: []) { request in
      requests.withLock { $0.append(request) }
      return APIResponse(status: 200, body: Data())
    }
    _ = try? await client.request(.character(id: 31))
    return requests.withLock { $0 }
  }

  /// The key is in the address, and three dots replace it in each description.
  @Test func `a description hides the key`() async throws {
    let request = try #require(try await requests(key: "open-sesame").first)
    #expect(request.url.query()?.contains("api_key=open-sesame") == true)
    var dumped = ""
    dump(request, to: &dumped)
    for text in ["\(request)", String(reflecting: request), dumped] {
      #expect(!text.contains("open-sesame"))
      #expect(text.contains("api_key=…"))
    }
  }

  /// An empty key is no key, so there is nothing to send.
  @Test func `without a key nothing is sent`() async throws {
    #expect(try await requests(key: nil).isEmpty)
    #expect(try await requests(key: "").isEmpty)
  }
}
