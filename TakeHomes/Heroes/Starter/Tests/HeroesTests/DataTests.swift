import Foundation
import HeroesDomain
import Testing

@testable import HeroesData

struct DataTests {
  @Test func `a hero is mapped`() throws {
    let json = Data(#"{"id": 1, "name": "Iron Owl", "real_name": "Casimir Brandt"}"#.utf8)
    let hero = try JSONDecoder().decode(ComicVineCharacterDTO.self, from: json).toDomain()
    #expect(hero.name == "Iron Owl")
    #expect(hero.realName == "Casimir Brandt")
  }

  @Test func `the fallback is used when the primary fails`() async throws {
    struct Broken: HeroRepositoryProtocol {
      func getHeroes(offset: Int, limit: Int) async throws -> HeroPage { throw HeroesError.server }
      func getHeroDetail(id: Int) async throws -> HeroDetail { throw HeroesError.server }
      func searchHeroes(query: String, offset: Int, limit: Int) async throws -> HeroPage {
        throw HeroesError.server
      }
    }
    let repository = DefaultHeroRepository(
      primary: Broken(), fallback: MockDataSource(heroes: [Hero(id: 1, name: "Iron Owl")]))
    let page = try await repository.getHeroes(offset: 0, limit: 20)
    #expect(page.heroes.count == 1)
  }

  @Test func `tags are removed from descriptions`() {
    #expect(HTMLText.plain("<p>Hello</p>") == "Hello")
  }
}
