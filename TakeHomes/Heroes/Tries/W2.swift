import Foundation
import Synchronization
import Testing

@testable import HeroesData
@testable import HeroesDomain
@testable import HeroesPresentation

@MainActor struct WholeWayTests {
  nonisolated private static let body = Data(
    #"""
    {"error": "OK", "status_code": 1, "number_of_page_results": 1, "number_of_total_results": 1,
     "results": [{"id": 12, "name": "Silver Fox"}]}
    """#.utf8)

  /// One search goes down to the address and comes back up as a row.
  @Test func `a search reaches the server and its answer reaches the list`() async throws {
    let base = try #require(URL(string: "http://127.0.0.1:9/comics"))
    let addresses = Mutex<[URL]>([])
    let client = URLSessionAPIClient(baseURL: base, apiKey: "k1") { request in
      addresses.withLock { $0.append(request.url) }
      return APIResponse(status: 200, body: Self.body)
    }
    let repository = DefaultHeroRepository(
      primary: ComicVineDataSource(client: client), fallback: MockDataSource(heroes: []))
    let list = HeroesListViewModel(
      getHeroes: GetHeroesUseCase(repository: repository),
      searchHeroes: SearchHeroesUseCase(repository: repository))
    list.loadInitial(query: "fox & hound")
    for _ in 0..<100_000 where list.state.heroes.isEmpty { await Task.yield() }
    #expect(list.state.heroes.map(\.name) == ["Silver Fox"])
    let address = try #require(addresses.withLock { $0.first })
    let items = URLComponents(url: address, resolvingAgainstBaseURL: false)?.queryItems ?? []
    let values = ["query", "page", "format", "api_key"].map { name in
      items.first { $0.name == name }?.value
    }
    #expect(address.path().hasPrefix("/comics/search"))
    #expect(values == ["fox & hound", "1", "json", "k1"])
  }
}
