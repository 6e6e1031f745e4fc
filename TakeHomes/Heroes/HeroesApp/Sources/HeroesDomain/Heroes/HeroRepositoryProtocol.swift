/// Where heroes come from.
///
/// All three throw ``HeroesError``, or `CancellationError` when the caller's task is cancelled.
public protocol HeroRepositoryProtocol: Sendable {
  func getHeroes(offset: Int, limit: Int) async throws -> HeroPage
  func getHeroDetail(id: Int) async throws -> HeroDetail
  func searchHeroes(query: String, offset: Int, limit: Int) async throws -> HeroPage
}
