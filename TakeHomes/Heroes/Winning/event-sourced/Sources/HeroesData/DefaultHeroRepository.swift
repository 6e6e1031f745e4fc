import HeroesDomain

/// The primary's answers, or else the fallback's with the reason.
public struct DefaultHeroRepository: HeroRepositoryProtocol {
  private let primary, fallback: any HeroRepositoryProtocol

  public init(primary: any HeroRepositoryProtocol, fallback: any HeroRepositoryProtocol) {
    self.primary = primary
    self.fallback = fallback
  }

  public func getHeroes(offset: Int, limit: Int) async throws -> HeroPage {
    try await firstAnswer(marking: \.origin) {
      try await $0.getHeroes(offset: offset, limit: limit)
    }
  }

  public func getHeroDetail(id: Int) async throws -> HeroDetail {
    try await firstAnswer(marking: \.origin) { try await $0.getHeroDetail(id: id) }
  }

  public func searchHeroes(query: String, offset: Int, limit: Int) async throws -> HeroPage {
    try await firstAnswer(marking: \.origin) {
      try await $0.searchHeroes(query: query, offset: offset, limit: limit)
    }
  }

  private func firstAnswer<Answer: Sendable>(
    marking origin: WritableKeyPath<Answer, HeroOrigin>,
    _ ask: (any HeroRepositoryProtocol) async throws -> Answer
  ) async throws -> Answer {
    try Task.checkCancellation()
    do {
      let answer = try await ask(primary)
      try Task.checkCancellation()
      return answer
    } catch let cause {
      if cause is CancellationError || Task.isCancelled { throw CancellationError() }
      do {
        var answer = try await ask(fallback)
        try Task.checkCancellation()
        answer[keyPath: origin] = .offline(cause as? HeroesError ?? .server)
        return answer
      } catch {
        try Task.checkCancellation()
        throw cause
      }
    }
  }
}
