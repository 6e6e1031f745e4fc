import Foundation
import Testing

@testable import HeroesData

@Suite struct KeyRedactionTests {
  private static let secret = "s3cr3t-of-the-test"

  private func client(_ key: String?, _ fetch: FakeFetch) -> URLSessionAPIClient {
    .testing(fetch, delays: [], key: key)
  }

  private func dumped(_ value: some Any) -> String {
    var text = ""
    dump(value, to: &text)
    return text
  }

  private func shown(_ value: some Any) -> [String] {
    ["\(value)", String(describing: value), String(reflecting: value), dumped(value)]
  }

  @Test func `a request shows everything but its key`() async throws {
    let fetch = FakeFetch(statuses: [200])
    _ = try await client(Self.secret, fetch).request(.characters(offset: 20, limit: 20))
    let request = try #require(fetch.requests.first)
    #expect(request.url.query()?.contains("api_key=\(Self.secret)") == true)
    for text in shown(request) + shown([request]) + shown(Optional(request)) {
      #expect(!text.contains(Self.secret))
    }
    #expect("\(request)".contains("api_key=…"))
    #expect(dumped(request).contains("api_key=…"))
  }

  @Test func `the client does not show it`() {
    let client = client(Self.secret, FakeFetch(statuses: [200]))
    for text in shown(client) + shown(ComicVineDataSource(client: client)) {
      #expect(!text.contains(Self.secret))
    }
  }

  @Test(arguments: [400, 401, 503]) func `no error shows it`(status: Int) async {
    let answers = [
      FakeFetch(statuses: [status]), FakeFetch([.failure(URLError(.cannotConnectToHost))]),
      FakeFetch([.failure(Leaky(address: "http://x/?api_key=\(Self.secret)"))]),
    ]
    for fetch in answers {
      let client = client(Self.secret, fetch)
      for ask in [
        { try await client.request(.character(id: 1)) as Any },
        {
          try await ComicVineDataSource(client: client).getHeroDetail(id: 1) as Any
        },
      ] as [() async throws -> Any] {
        do {
          _ = try await ask()
        } catch {
          for text in shown(error) { #expect(!text.contains(Self.secret)) }
        }
      }
    }
  }

  @Test func `a key with special characters stays one value and stays hidden`() async throws {
    let key = "a b+c&d=e"
    let fetch = FakeFetch(statuses: [200])
    _ = try await client(key, fetch).request(.characters(offset: 0, limit: 20))
    let request = try #require(fetch.requests.first)
    let items = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems
    #expect(items?.first { $0.name == "api_key" }?.value == key)
    for text in shown(request) {
      #expect(!text.contains("c&d") && !text.contains("c%26d"))
    }
  }

  @Test(arguments: [nil, ""] as [String?]) func `without a key nothing is sent`(key: String?) async
  {
    let fetch = FakeFetch(statuses: [200])
    let client = client(key, fetch)
    await #expect(throws: APIError.missingKey) { try await client.request(.character(id: 1)) }
    #expect(fetch.count == 0)
  }

  @Test func `the key stands in the address only`() async throws {
    let fetch = FakeFetch(statuses: [200])
    _ = try await client(Self.secret, fetch).request(.characters(offset: 0, limit: 20))
    let headers = try #require(fetch.requests.first).headers
    #expect(headers.values.allSatisfy { !$0.contains(Self.secret) })
    #expect(
      Endpoint.characters(offset: 0, limit: 20).queryItems.allSatisfy { $0.name != "api_key" })
  }

  @Test func `errors that differ are not equal`() {
    #expect(
      Lab.tellsApart(
        [
          APIError.timedOut, .unreachable, .status(500), .status(503), .refused(code: 100),
          .refused(code: 101), .unreadable, .missingKey,
        ]) { $0 == $1 })
  }
}

/// An error of a library that tells too much.
private struct Leaky: Error {
  var address: String
}
