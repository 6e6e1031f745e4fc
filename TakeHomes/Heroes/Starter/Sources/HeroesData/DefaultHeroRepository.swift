import HeroesDomain

public struct DefaultHeroRepository: HeroRepositoryProtocol {
  let primary: any HeroRepositoryProtocol
  let fallback: any HeroRepositoryProtocol

  public init(primary: any HeroRepositoryProtocol, fallback: any HeroRepositoryProtocol) {
    self.primary = primary
    self.fallback = fallback
  }

  public func getHeroes(offset: Int, limit: Int) async throws -> HeroPage {
    do {
      return try await primary.getHeroes(offset: offset, limit: limit)
    } catch {
      return try await fallback.getHeroes(offset: offset, limit: limit)
    }
  }

  public func getHeroDetail(id: Int) async throws -> HeroDetail {
    do {
      return try await primary.getHeroDetail(id: id)
    } catch {
      return try await fallback.getHeroDetail(id: id)
    }
  }

  public func searchHeroes(query: String, offset: Int, limit: Int) async throws -> HeroPage {
    do {
      return try await primary.searchHeroes(query: query, offset: offset, limit: limit)
    } catch {
      return try await fallback.searchHeroes(query: query, offset: offset, limit: limit)
    }
  }
}
