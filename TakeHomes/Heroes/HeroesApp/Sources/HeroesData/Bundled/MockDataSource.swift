public import HeroesDomain

/// The bundled heroes as a source of their own, for when the real one does not answer.
public struct MockDataSource: HeroRepositoryProtocol {
  private let heroes: [Hero]

  /// The bundled heroes.
  public init() {
    self.init(heroes: BundledHeroes.all)
  }

  public init(heroes: [Hero]) {
    self.heroes = heroes
  }

  public func getHeroes(offset: Int, limit: Int) async throws -> HeroPage {
    try page(heroes, offset, limit)
  }

  public func getHeroDetail(id: Int) async throws -> HeroDetail {
    try Task.checkCancellation()
    guard let hero = heroes.first(where: { $0.id == id }) else { throw HeroesError.notFound }
    return HeroDetail(hero: hero)
  }

  /// Finds the query in the name, the real name or an alias, whatever the case.
  public func searchHeroes(query: String, offset: Int, limit: Int) async throws -> HeroPage {
    let query = query.lowercased()
    let found = heroes.filter { hero in
      ([hero.name, hero.realName].compactMap(\.self) + hero.aliases).contains {
        // Whether an empty text is in another one, the standard library and Foundation do not agree.
        query.isEmpty || $0.lowercased().contains(query)
      }
    }
    return try page(found, offset, limit)
  }

  private func page(_ heroes: [Hero], _ offset: Int, _ limit: Int) throws -> HeroPage {
    try Task.checkCancellation()
    return HeroPage(heroes: Array(heroes.dropFirst(offset).prefix(limit)), total: heroes.count)
  }
}
