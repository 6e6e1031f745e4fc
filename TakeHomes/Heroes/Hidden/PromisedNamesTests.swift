import Foundation
import Testing

@testable import HeroesData
@testable import HeroesDomain
@testable import HeroesPresentation

@MainActor @Suite struct PromisedNamesTests {
  @Test func `the bundled heroes are there`() async throws {
    let source = MockDataSource()
    let page = try await source.getHeroes(offset: 0, limit: 100)
    #expect(page.total >= 45)
    #expect(page.heroes.count == min(page.total, 100))
    #expect(Set(page.heroes.map(\.id)).count == page.heroes.count)
    #expect(page.heroes.allSatisfy { $0.id > 900_000 && !$0.name.isEmpty })
    let second = try await source.getHeroes(offset: 20, limit: 20)
    #expect(second.heroes == Array(page.heroes[20..<40]))
    #expect(second.total == page.total)
    let first = try #require(page.heroes.first)
    #expect(try await source.getHeroDetail(id: first.id).hero == first)
    await #expect(throws: HeroesError.notFound) { try await source.getHeroDetail(id: 1) }
  }

  /// Another API: nothing but a repository of its own, handed to the container.
  private struct OtherSource: HeroRepositoryProtocol {
    func getHeroes(offset: Int, limit: Int) async throws -> HeroPage {
      HeroPage(heroes: [Hero(id: 1, name: "Elsewhere")], total: 1)
    }
    func getHeroDetail(id: Int) async throws -> HeroDetail {
      HeroDetail(hero: Hero(id: id, name: "Elsewhere"))
    }
    func searchHeroes(query: String, offset: Int, limit: Int) async throws -> HeroPage {
      HeroPage(heroes: [], total: 0)
    }
  }

  @Test func `another API needs only another repository`() async throws {
    let container = DependencyContainer(
      makeRepository: { OtherSource() },
      makeImageLoader: {
        ImageLoader(fetch: { _ in Data() }, decode: { _, size in .filled(0, size) })
      })
    let model = container.makeHeroesListViewModel()
    model.loadInitial()
    try #require(await Lab.eventually { model.state.heroes.first?.name == "Elsewhere" })
    let detail = container.makeHeroDetailViewModel(heroId: 3, heroName: "Three")
    detail.load()
    try #require(await Lab.eventually { detail.state.content?.name == "Elsewhere" })
  }

  /// Compiles only with every name and label of the brief that no other suite speaks.
  @Test func `the names of the guide compile`() {
    let hero = Hero(
      id: 1, name: "A", realName: nil, aliases: [], deck: nil, biography: nil, publisher: nil,
      firstAppearance: nil, issueCount: 0, powers: [], teams: [], thumbnailURL: nil, imageURL: nil)
    let heroes: Set<Hero> = [hero]
    #expect(heroes.contains(hero) && hero.id == 1)
    let client: any APIClient = URLSessionAPIClient(
      baseURL: Base.url, apiKey: nil, fetch: { _ in APIResponse(status: 200, body: Data()) })
    let source: any HeroRepositoryProtocol = ComicVineDataSource(client: client)
    let repository = DefaultHeroRepository(primary: source, fallback: MockDataSource())
    _ = GetHeroesUseCase(repository: repository)
    _ = GetHeroDetailUseCase(repository: repository)
    _ = SearchHeroesUseCase(repository: repository)
    let endpoint = Endpoint(path: "/x/", queryItems: [URLQueryItem(name: "a", value: "b")])
    #expect(endpoint == Endpoint(path: "/x/", queryItems: endpoint.queryItems))
    #expect(Endpoint.character(id: 3).path == "/character/4005-3/")
    let errors: [APIError] = [
      .timedOut, .unreachable, .status(1), .refused(code: 1), .unreadable, .missingKey,
    ]
    #expect(errors.map(\.heroesError).count == 6)
    let detail: HeroDetail = HeroDetail(hero: hero, origin: .offline(.network))
    #expect(detail.origin != .live)
    let slot: ImageSlot = ImageSlot(load: { _ in .filled(0, .card) })
    #expect(slot.url == nil && slot.image == nil)
  }

  @Test func `heroes, endpoints, origins and errors that differ are not equal`() {
    #expect(
      Lab.tellsApart(
        [
          Hero(id: 1, name: "A"), Hero(id: 2, name: "A"), Hero(id: 1, name: "B"),
          Hero(id: 1, name: "A", realName: "R"), Hero(id: 1, name: "A", aliases: ["R"]),
          Hero(id: 1, name: "A", deck: "R"), Hero(id: 1, name: "A", biography: "R"),
          Hero(id: 1, name: "A", publisher: "R"), Hero(id: 1, name: "A", firstAppearance: "R"),
          Hero(id: 1, name: "A", issueCount: 1), Hero(id: 1, name: "A", powers: ["R"]),
          Hero(id: 1, name: "A", teams: ["R"]), Hero(id: 1, name: "A", thumbnailURL: .picture(1)),
          Hero(id: 1, name: "A", imageURL: .picture(1)),
        ]) { $0 == $1 })
    #expect(
      Lab.tellsApart(
        [
          Endpoint(path: "/a/"), Endpoint(path: "/b/"),
          Endpoint(path: "/a/", queryItems: [URLQueryItem(name: "a", value: "b")]),
          Endpoint(path: "/a/", queryItems: [URLQueryItem(name: "a", value: "c")]),
        ]) { $0 == $1 })
    #expect(
      Lab.tellsApart(
        [HeroOrigin.live] + HeroesError.allCases.map(HeroOrigin.offline)
      ) { $0 == $1 })
    #expect(
      Lab.tellsApart(
        HeroesError.allCases
      ) { $0 == $1 })
  }
}
