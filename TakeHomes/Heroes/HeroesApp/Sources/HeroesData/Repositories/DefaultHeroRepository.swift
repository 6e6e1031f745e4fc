public import HeroesDomain

/// Asks the primary source and, when it fails, the fallback: once, and openly.
public struct DefaultHeroRepository: HeroRepositoryProtocol {
  private let primary: any HeroRepositoryProtocol
  private let fallback: any HeroRepositoryProtocol

  public init(primary: any HeroRepositoryProtocol, fallback: any HeroRepositoryProtocol) {
    self.primary = primary
    self.fallback = fallback
  }

  public func getHeroes(offset: Int, limit: Int) async throws -> HeroPage {
    try await answer {
      try await $0.getHeroes(offset: offset, limit: limit)
    } marked: {
      $0.origin = .offline($1)
    }
  }

  public func getHeroDetail(id: Int) async throws -> HeroDetail {
    try await answer {
      try await $0.getHeroDetail(id: id)
    } marked: {
      $0.origin = .offline($1)
    }
  }

  public func searchHeroes(query: String, offset: Int, limit: Int) async throws -> HeroPage {
    try await answer {
      try await $0.searchHeroes(query: query, offset: offset, limit: limit)
    } marked: {
      $0.origin = .offline($1)
    }
  }

  /// Throws: the primary's error when both fail, because that is the one to mend.
  private func answer<Answer>(
    _ ask: (any HeroRepositoryProtocol) async throws -> Answer,
    marked mark: (inout Answer, HeroesError) -> Void
  ) async throws -> Answer {
    do {
      return try await ask(primary)
    } catch {
      // Nobody waits for an answer any more: the fallback would work in vain.
      guard !Task.isCancelled, !(error is CancellationError) else { throw CancellationError() }
      guard var answer = try? await ask(fallback) else {
        try Task.checkCancellation()
        throw error
      }
      mark(&answer, HeroesError(error))
      return answer
    }
  }
}
