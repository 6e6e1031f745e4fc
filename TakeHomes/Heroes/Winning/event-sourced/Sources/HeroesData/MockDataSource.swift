import Foundation
import HeroesDomain

/// Heroes that are always at hand.
public struct MockDataSource: HeroRepositoryProtocol {
  private let heroes: [Hero]

  public init() {
    self.init(heroes: BundledHeroes.all)
  }

  public init(heroes: [Hero]) {
    self.heroes = heroes
  }

  public func getHeroes(offset: Int, limit: Int) async throws -> HeroPage {
    try Task.checkCancellation()
    return page(of: heroes, offset, limit)
  }

  public func getHeroDetail(id: Int) async throws -> HeroDetail {
    try Task.checkCancellation()
    guard let hero = heroes.first(where: { $0.id == id }) else { throw HeroesError.notFound }
    return HeroDetail(hero: hero)
  }

  public func searchHeroes(query: String, offset: Int, limit: Int) async throws -> HeroPage {
    try Task.checkCancellation()
    let wanted = query.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !wanted.isEmpty else { return page(of: heroes, offset, limit) }
    let found = heroes.filter { hero in
      ([hero.name, hero.realName ?? ""] + hero.aliases).contains {
        $0.range(of: wanted, options: .caseInsensitive) != nil
      }
    }
    return page(of: found, offset, limit)
  }

  private func page(of found: [Hero], _ offset: Int, _ limit: Int) -> HeroPage {
    HeroPage(
      heroes: Array(found.dropFirst(max(offset, 0)).prefix(max(limit, 0))), total: found.count)
  }
}

private enum BundledHeroes {
  private static let firstID = 900_001
  private static let places = ["Harbour", "Orchard", "Foundry", "Lantern", "Marsh", "Quarry"]
  private static let kinds = ["Wren", "Owl", "Ferryman", "Smith", "Clock", "Fox", "Keeper", "Tide"]
  private static let givenNames = ["Ada", "Casimir", "Ines", "Jonas", "Mirela", "Tobias"]
  private static let familyNames = ["Brandt", "Okafor", "Lindqvist", "Moreau", "Sato", "Varga"]

  static let all: [Hero] = places.flatMap { place in kinds.map { (place, $0) } }
    .enumerated().map { index, name in
      Hero(
        id: firstID + index, name: "\(name.0) \(name.1)",
        realName: "\(givenNames[index % 6]) \(familyNames[index / 6 % 6])",
        aliases: ["The \(name.1) of the \(name.0)"],
        deck: "A \(name.1.lowercased()) who watches over the \(name.0.lowercased()).",
        biography: "Nobody saw the first night.\nEverybody tells of the second.",
        publisher: "Paper Lighthouse", firstAppearance: "Night Shift #\(index + 1)",
        issueCount: 3 + index * 7 % 40, powers: ["Patience", "Night sight"], teams: ["The Watch"])
    }
}
