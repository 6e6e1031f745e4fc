import Foundation
import HeroesDomain

public struct MockDataSource: HeroRepositoryProtocol {
  let heroes: [Hero]

  public init() {
    let names = ["Iron Owl", "Lantern Wren", "Salt Marsh", "Captain Ferry", "The Orchard"]
    heroes = (1...25).map { Hero(id: $0, name: "\(names[$0 % names.count]) \($0)") }
  }

  public init(heroes: [Hero]) {
    self.heroes = heroes
  }

  public func getHeroes(offset: Int, limit: Int) async throws -> HeroPage {
    HeroPage(heroes: Array(heroes.dropFirst(offset).prefix(limit)), total: heroes.count)
  }

  public func getHeroDetail(id: Int) async throws -> HeroDetail {
    HeroDetail(hero: heroes.first { $0.id == id } ?? heroes[0])
  }

  public func searchHeroes(query: String, offset: Int, limit: Int) async throws -> HeroPage {
    let found = heroes.filter { $0.name.contains(query) }
    return HeroPage(heroes: Array(found.dropFirst(offset).prefix(limit)), total: found.count)
  }
}
