import Foundation
import HeroesData
import HeroesDomain
import Testing

struct MockDataSourceTests {
  private let source = MockDataSource(heroes: [
    Hero(id: 1, name: "Spinnaker", realName: "Wilhelmina Ko"),
    Hero(id: 2, name: "Iron Owl", aliases: ["The Night Clerk"]),
    Hero(id: 3, name: "Lady Spire"),
  ])

  @Test(arguments: [
    ("SPI", [1, 3]), ("wilHELmina", [1]), ("night cl", [2]), ("iron owl", [2]), ("nobody", []),
  ]) func `a search finds name, real name and alias, whatever the case`(
    query: String, ids: [Int]
  ) async throws {
    let page = try await source.searchHeroes(query: query, offset: 0, limit: 20)
    #expect(page.heroes.map(\.id) == ids)
    #expect(page.total == ids.count)
  }

  @Test(arguments: [(0, 2, [1, 2]), (2, 2, [3]), (3, 2, []), (99, 2, [])])
  func `it is paged like the service`(offset: Int, limit: Int, ids: [Int]) async throws {
    let page = try await source.getHeroes(offset: offset, limit: limit)
    #expect(page.heroes.map(\.id) == ids)
    #expect(page.total == 3)
    #expect(
      try await source.searchHeroes(query: "", offset: offset, limit: limit).heroes.map(\.id) == ids
    )
  }

  @Test func `a detail is found by its id`() async throws {
    #expect(try await source.getHeroDetail(id: 2).hero.name == "Iron Owl")
    await #expect(throws: HeroesError.notFound) { try await source.getHeroDetail(id: 4) }
  }

  @Test func `the bundled heroes are complete`() async throws {
    let page = try await MockDataSource().getHeroes(offset: 0, limit: 100)
    #expect(page.total == 52)
    #expect(page.heroes.map(\.id) == Array(900_001...900_052))
    #expect(Set(page.heroes.map(\.name)).count == 52)
    for hero in page.heroes {
      #expect(hero.deck?.isEmpty == false)
      #expect(hero.publisher != nil && hero.firstAppearance != nil)
      #expect(!hero.powers.isEmpty && !hero.teams.isEmpty && hero.issueCount > 0)
      #expect(hero.imageURL?.absoluteString == "drawn://\(hero.id)/super.png")
      #expect(hero.thumbnailURL?.absoluteString == "drawn://\(hero.id)/thumb.png")
      let lines = hero.biography?.split(separator: "\n") ?? []
      #expect(lines.first == "Origin" && lines.count >= 4)
      #expect(lines.allSatisfy { !$0.contains("<") && !$0.contains("&#") && !$0.contains("&amp") })
    }
  }

  @Test func `the bundled text is an answer of the service`() throws {
    let answer = try JSONDecoder().decode(
      ComicVineResponse<[ComicVineCharacterDTO]>.self, from: Data(BundledHeroes.json.utf8))
    #expect(answer.numberOfTotalResults == answer.results.count)
    #expect(answer.results.map { $0.toDomain() } == BundledHeroes.all)
  }
}
