import Foundation
import Testing

@testable import HeroesData
@testable import HeroesDomain
@testable import HeroesPresentation

@MainActor @Suite struct EndToEndFlowTests {
  /// Every hop of the brief's flow, with nothing replaced but the network and the clock.
  private func screen(_ fetch: FakeFetch) -> HeroesListViewModel {
    let source = ComicVineDataSource(client: URLSessionAPIClient.testing(fetch))
    return .testing(DefaultHeroRepository(primary: source, fallback: MockDataSource(heroes: [])))
  }

  private static func page(_ ids: Range<Int>, total: Int) -> Result<APIResponse, any Error> {
    let text = ComicVineJSON.page(ids.map { ComicVineJSON.hero($0) }, total: total)
    return .success(APIResponse(status: 200, body: Data(text.utf8)))
  }

  private func query(_ request: APIRequest?) -> [String: String] {
    let url = request?.url ?? URL(filePath: "/")
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    return Dictionary(
      items.map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { first, _ in first })
  }

  @Test func `two pages travel from the network to the state`() async throws {
    let fetch = FakeFetch([Self.page(1..<21, total: 25), Self.page(21..<26, total: 25)])
    let model = screen(fetch)
    model.loadInitial()
    try #require(await Lab.eventually { model.state.heroes.count == 20 })
    try #require(await model.scrollToEnd(until: 25))
    #expect(model.state.heroes.map(\.id) == Array(1...25))
    #expect(model.state.heroes.last?.name == "Hero 25")
    #expect(!model.state.hasMorePages)
    #expect(model.state.offlineNotice == nil)
  }

  @Test func `the list is asked for in Comic Vine's words`() async {
    let fetch = FakeFetch([Self.page(1..<21, total: 25), Self.page(21..<26, total: 25)])
    let model = screen(fetch)
    model.loadInitial()
    _ = await Lab.eventually { model.state.heroes.count == 20 }
    _ = await model.scrollToEnd(until: 25)
    #expect(fetch.count == 2)
    let first = query(fetch.requests.first)
    #expect(fetch.requests.first?.url.path() == "/api/characters/")
    #expect(first["offset"] == "0")
    #expect(first["limit"] == "20")
    #expect(first["format"] == "json")
    #expect(first["api_key"] == "test")
    #expect(query(fetch.requests.last)["offset"] == "20")
  }

  @Test func `a search is asked for in Comic Vine's words`() async throws {
    let fetch = FakeFetch([Self.page(1..<2, total: 1)])
    let source = ComicVineDataSource(client: URLSessionAPIClient.testing(fetch))
    _ = try await source.searchHeroes(query: "iron owl & co", offset: 40, limit: 20)
    let asked = query(fetch.requests.first)
    #expect(fetch.requests.first?.url.path() == "/api/search/")
    #expect(asked["query"] == "iron owl & co")
    #expect(asked["resources"] == "character")
    #expect(asked["limit"] == "20")
    #expect(asked["page"] == "3")
  }

  @Test func `a detail is asked for in Comic Vine's words`() async throws {
    let body = Data(ComicVineJSON.detail(ComicVineJSON.hero(7, name: "Seven")).utf8)
    let fetch = FakeFetch([.success(APIResponse(status: 200, body: body))])
    let source = ComicVineDataSource(client: URLSessionAPIClient.testing(fetch))
    let detail = try await source.getHeroDetail(id: 7)
    #expect(detail.hero.name == "Seven")
    #expect(fetch.requests.first?.url.path() == "/api/character/4005-7/")
  }
}
