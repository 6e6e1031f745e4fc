public struct GetHeroesUseCase: Sendable {
  let repository: any HeroRepositoryProtocol

  public init(repository: any HeroRepositoryProtocol) {
    self.repository = repository
  }

  public func execute(offset: Int, limit: Int) async throws -> HeroPage {
    try await repository.getHeroes(offset: offset, limit: limit)
  }
}

public struct GetHeroDetailUseCase: Sendable {
  let repository: any HeroRepositoryProtocol

  public init(repository: any HeroRepositoryProtocol) {
    self.repository = repository
  }

  public func execute(id: Int) async throws -> HeroDetail {
    try await repository.getHeroDetail(id: id)
  }
}

public struct SearchHeroesUseCase: Sendable {
  let repository: any HeroRepositoryProtocol

  public init(repository: any HeroRepositoryProtocol) {
    self.repository = repository
  }

  public func execute(query: String, offset: Int, limit: Int) async throws -> HeroPage {
    try await repository.searchHeroes(query: query, offset: offset, limit: limit)
  }
}
