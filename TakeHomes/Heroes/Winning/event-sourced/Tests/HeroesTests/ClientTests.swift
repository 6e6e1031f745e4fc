import Foundation
import HeroesData
import HeroesDomain
import Testing

@MainActor struct ClientTests {
  let clock = HandClock()
  let fetches = Script<URL, APIResponse>()

  private func client(key: String? = "k-123") throws -> URLSessionAPIClient {
    let base = try #require(URL(string: "https://example.com/api"))
    return URLSessionAPIClient(
      baseURL: base, apiKey: key, retryDelays: [.seconds(1), .seconds(2)], clock: clock
    ) { [fetches] in try await fetches($0.url) }
  }

  private func ask(_ endpoint: Endpoint = .character(id: 1)) throws -> Task<
    APIResponse, any Error
  > {
    let client = try client()
    return Task { try await client.request(endpoint) }
  }

  private static func status(_ status: Int, _ body: String = "") -> Result<
    APIResponse, any Error
  > {
    .success(APIResponse(status: status, body: Data(body.utf8)))
  }

  @Test func `an address holds what was asked, the key and the format`() async throws {
    let task = try ask(.search(query: "iron owl & co+", offset: 40, limit: 20))
    await fetches.answer(0, Self.status(200))
    _ = try await task.value
    let url = try #require(fetches.asked.first)
    #expect(url.path().hasPrefix("/api/search"))
    let items = try #require(URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems)
    let values = Dictionary(items.map { ($0.name, $0.value) }) { first, _ in first }
    #expect(
      values == [
        "query": "iron owl & co+", "resources": "character", "limit": "20", "page": "3",
        "api_key": "k-123", "format": "json",
      ])
  }

  @Test func `endpoints`() {
    let list = Endpoint.characters(offset: 40, limit: 20)
    #expect(list.path == "/characters/")
    #expect(Set(list.queryItems.map(\.description)) == ["offset=40", "limit=20"])
    #expect(Endpoint.character(id: 7).path == "/character/4005-7/")
    #expect(
      Endpoint.search(query: "x", offset: 0, limit: 20).queryItems
        .contains(URLQueryItem(name: "page", value: "1")))
  }

  @Test func `503, 503, 200`() async throws {
    let task = try ask()
    await fetches.answer(0, Self.status(503))
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(999))
    await calm()
    #expect(fetches.asked.count == 1)
    clock.advance(by: .milliseconds(1))
    await fetches.answer(1, .failure(APIError.timedOut))
    await clock.waitForSleepers()
    clock.advance(by: .seconds(1))
    await calm()
    #expect(fetches.asked.count == 2)
    clock.advance(by: .seconds(1))
    await fetches.answer(2, Self.status(200, "x"))
    #expect(try await task.value.body == Data("x".utf8))
  }

  @Test(arguments: [500, 599]) func `the last failure is told`(status: Int) async throws {
    let task = try ask()
    for index in 0...2 {
      await fetches.answer(index, Self.status(status))
      guard index < 2 else { break }
      await clock.waitForSleepers()
      clock.advance(by: .seconds(2))
    }
    await #expect(throws: APIError.status(status)) { try await task.value }
    #expect(fetches.asked.count == 3)
  }

  @Test(arguments: [404, 420, 401, 499]) func `other answers are final`(status: Int) async throws {
    let task = try ask()
    await fetches.answer(0, Self.status(status))
    #expect(try await task.value.status == status)
    #expect(clock.sleepers == 0)
  }

  @Test func `other errors are final`() async throws {
    struct Broken: Error {}
    let task = try ask()
    await fetches.answer(0, .failure(Broken()))
    await #expect(throws: APIError.unreachable) { try await task.value }
    #expect(fetches.asked.count == 1)
  }

  @Test func `a pause can be cancelled`() async throws {
    let task = try ask()
    await fetches.answer(0, Self.status(500))
    await clock.waitForSleepers()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    clock.advance(by: .seconds(9))
    await calm()
    #expect(fetches.asked.count == 1)
  }

  @Test(arguments: [nil, ""]) func `nothing is sent without a key`(key: String?) async throws {
    let client = try client(key: key)
    await #expect(throws: APIError.missingKey) { try await client.request(.character(id: 1)) }
    #expect(fetches.asked.isEmpty)
  }

  @Test func `the key is never printed`() throws {
    let url = try #require(URL(string: "https://example.com/?a=b&api_key=k-123&format=json"))
    let request = APIRequest(url: url, headers: ["A": "b"])
    var dumped = ""
    dump(request, to: &dumped)
    var client = ""
    dump(try self.client(), to: &client)
    for text in ["\(request)", String(reflecting: request), dumped] {
      #expect(!text.contains("k-123"))
      #expect(text.contains("api_key=…"))
    }
    #expect(!client.contains("k-123"))
  }

  @Test(
    arguments: [
      (.timedOut, .network), (.unreachable, .network), (.unreadable, .parsing),
      (.missingKey, .invalidKey), (.status(401), .invalidKey), (.status(403), .invalidKey),
      (.status(404), .notFound), (.status(420), .rateLimited), (.status(429), .rateLimited),
      (.status(500), .server), (.status(418), .server), (.refused(code: 100), .invalidKey),
      (.refused(code: 101), .notFound), (.refused(code: 107), .rateLimited),
      (.refused(code: 102), .server),
    ] as [(APIError, HeroesError)])
  func `errors are told apart`(error: APIError, expected: HeroesError) {
    #expect(error.heroesError == expected)
  }
}
