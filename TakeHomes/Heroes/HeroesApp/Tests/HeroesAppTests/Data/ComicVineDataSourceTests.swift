import Foundation
import HeroesData
import HeroesDomain
import Testing

struct ComicVineDataSourceTests {
  @Test func `the three questions have the service's addresses`() {
    #expect(Endpoint.characters(offset: 40, limit: 20).path == "/characters/")
    #expect(value("offset", .characters(offset: 40, limit: 20)) == "40")
    #expect(value("limit", .characters(offset: 40, limit: 20)) == "20")
    #expect(Endpoint.character(id: 1699).path == "/character/4005-1699/")
    let search = Endpoint.search(query: "owl", offset: 40, limit: 20)
    #expect(search.path == "/search/")
    #expect(value("query", search) == "owl")
    #expect(value("resources", search) == "character")
    #expect(value("limit", search) == "20")
    #expect(value("page", search) == "3")
    #expect(value("page", .search(query: "owl", offset: 0, limit: 20)) == "1")
  }

  @Test(arguments: ["https://comics.example/api", "https://comics.example/api/"])
  func `a base address may end with a slash`(base: String) async throws {
    let wire = Wire(.ok(envelope("[]")))
    let client = URLSessionAPIClient(
      baseURL: try .sample(base), apiKey: "s3cr3t", clock: RestlessClock(), fetch: wire.fetch)
    _ = try await client.request(.characters(offset: 0, limit: 20))
    #expect(wire.requests.map { $0.url.path() } == ["/api/characters/"])
  }

  @Test func `a page keeps the total and every hero, repeats too`() async throws {
    let wire = Wire(.ok(envelope(#"[{"id": 1}, {"id": 1}, {"id": 2}]"#, total: 45)))
    let page = try await ComicVineDataSource(wire).getHeroes(offset: 0, limit: 20)
    #expect(page.heroes.map(\.id) == [1, 1, 2])
    #expect(page.total == 45)
    #expect(page.origin == .live)
    let found = try await ComicVineDataSource(wire).searchHeroes(query: "a", offset: 0, limit: 20)
    #expect(found == page)
  }

  @Test func `a detail is one hero`() async throws {
    let wire = Wire(.ok(envelope(#"{"id": 7, "name": "Seven"}"#)))
    let detail = try await ComicVineDataSource(wire).getHeroDetail(id: 7)
    #expect(detail == HeroDetail(hero: Hero(id: 7, name: "Seven")))
    #expect(wire.requests.map { $0.url.path() } == ["/api/character/4005-7/"])
  }

  @Test(arguments: [
    (100, HeroesError.invalidKey), (101, .notFound), (102, .server), (103, .server),
    (104, .server), (105, .server), (107, .rateLimited),
  ]) func `the envelope says what is wrong, whatever the status`(
    code: Int, error: HeroesError
  ) async throws {
    for status in [200, 401, 404, 420] {
      let wire = Wire(.status(status, envelope("[]", status: code)))
      let source = try ComicVineDataSource(wire)
      await #expect(throws: error) { try await source.getHeroes(offset: 0, limit: 20) }
      await #expect(throws: error) { try await source.getHeroDetail(id: 1) }
    }
  }

  @Test(arguments: [
    (401, HeroesError.invalidKey), (403, .invalidKey), (404, .notFound), (420, .rateLimited),
    (429, .rateLimited), (400, .server), (500, .server), (503, .server), (302, .server),
  ]) func `without an envelope the status decides`(
    status: Int, error: HeroesError
  ) async throws {
    for body in ["", "<html>", envelope("[]")] {
      let source = try ComicVineDataSource(Wire(.status(status, body)))
      await #expect(throws: error) { try await source.getHeroes(offset: 0, limit: 20) }
    }
  }

  @Test(arguments: ["", "<html>", "{}", envelope(#"{"id": 1}"#)])
  func `a good status with another shape is not understood`(body: String) async throws {
    let source = try ComicVineDataSource(Wire(.ok(body)))
    await #expect(throws: HeroesError.parsing) { try await source.getHeroes(offset: 0, limit: 20) }
  }

  @Test func `time-outs and broken connections are the network's`() async throws {
    struct Reset: Error {}
    for error in [APIError.timedOut, Reset()] as [any Error] {
      let source = try ComicVineDataSource(Wire(.failure(error)))
      await #expect(throws: HeroesError.network) { try await source.getHeroDetail(id: 1) }
    }
  }

  @Test func `cancellation stays cancellation`() async throws {
    let source = try ComicVineDataSource(Wire(.failure(CancellationError())))
    await #expect(throws: CancellationError.self) { try await source.getHeroDetail(id: 1) }
  }

  private func value(_ name: String, _ endpoint: Endpoint) -> String? {
    endpoint.queryItems.first { $0.name == name }?.value
  }
}
