import Foundation
import HeroesData
import HeroesDomain
import Testing

struct KeyTests {
  private let key = "s3cr3t+&="
  private let wire = Wire(.status(401, ""))

  private func client() throws -> URLSessionAPIClient {
    URLSessionAPIClient(
      baseURL: try .sample("https://comics.example/api"), apiKey: key, clock: RestlessClock(),
      fetch: wire.fetch)
  }

  private func everyDescription(of value: Any) -> String {
    var dumped = ""
    dump(value, to: &dumped)
    return "\(value) \(String(reflecting: value)) \(dumped)"
  }

  @Test func `the key stands in the address and nowhere else`() async throws {
    _ = try await client().request(.search(query: "iron+owl & co", offset: 0, limit: 20))
    let request = try #require(wire.requests.first)
    let items = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems
    #expect(items?.first { $0.name == "api_key" }?.value == key)
    #expect(items?.first { $0.name == "format" }?.value == "json")
    #expect(items?.first { $0.name == "query" }?.value == "iron+owl & co")
    #expect(request.url.absoluteString.hasPrefix("https://comics.example/api/search/?"))
    // A plus sign in a query is a blank to most servers.
    #expect(!request.url.absoluteString.contains("+"))
    #expect(request.headers["User-Agent"] != nil)
    #expect(!request.headers.values.contains { $0.contains("s3cr3t") })
  }

  @Test func `no description shows the key`() async throws {
    let client = try client()
    let source = ComicVineDataSource(client: client)
    _ = try await client.request(.characters(offset: 0, limit: 20))
    let request = try #require(wire.requests.first)
    #expect("\(request)".contains("api_key=…"))
    #expect("\(request)".contains("offset=0"))
    let repository = DefaultHeroRepository(primary: source, fallback: MockDataSource(heroes: []))
    for value in [request, client, source, repository] as [Any] {
      #expect(!everyDescription(of: value).contains("s3cr3t"))
    }
  }

  @Test func `an error of the transport does not carry the key along`() async throws {
    struct Failure: Error {
      var address: String
    }
    let wire = Wire(.failure(Failure(address: "https://comics.example/?api_key=s3cr3t")))
    let client = URLSessionAPIClient(
      baseURL: try .sample("https://comics.example"), apiKey: key, clock: RestlessClock(),
      fetch: wire.fetch)
    do {
      _ = try await client.request(Endpoint(path: "/"))
      Issue.record("nothing was thrown")
    } catch {
      #expect(!everyDescription(of: error).contains("s3cr3t"))
    }
  }

  @Test(arguments: [nil, "", "  "]) func `without a key nothing is sent`(key: String?) async throws
  {
    let client = URLSessionAPIClient(
      baseURL: try .sample("https://comics.example"), apiKey: key, clock: RestlessClock(),
      fetch: wire.fetch)
    await #expect(throws: APIError.missingKey) { try await client.request(Endpoint(path: "/")) }
    #expect(wire.requests == [])
  }
}
