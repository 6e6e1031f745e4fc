/// Looks one hero up.
public struct GetHeroDetailUseCase: Sendable {
  private let repository: any HeroRepositoryProtocol

  public init(repository: any HeroRepositoryProtocol) {
    self.repository = repository
  }

  /// Throws ``HeroesError/notFound`` without a request for an id that no hero can have.
  public func execute(id: Int) async throws -> HeroDetail {
    guard id > 0 else { throw HeroesError.notFound }
    return try await repository.getHeroDetail(id: id)
  }
}
