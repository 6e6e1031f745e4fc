public protocol HeroRepositoryProtocol: Sendable {
  func getHeroes(offset: Int, limit: Int) async throws -> HeroPage
  func getHeroDetail(id: Int) async throws -> HeroDetail
  func searchHeroes(query: String, offset: Int, limit: Int) async throws -> HeroPage
}
