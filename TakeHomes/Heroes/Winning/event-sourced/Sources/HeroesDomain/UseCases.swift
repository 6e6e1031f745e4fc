import Foundation

/// Where heroes come from.
public protocol HeroRepositoryProtocol: Sendable {
  func getHeroes(offset: Int, limit: Int) async throws -> HeroPage
  func getHeroDetail(id: Int) async throws -> HeroDetail
  func searchHeroes(query: String, offset: Int, limit: Int) async throws -> HeroPage
}

/// Browses all heroes.
public struct GetHeroesUseCase: Sendable {
  private let repository: any HeroRepositoryProtocol

  public init(repository: any HeroRepositoryProtocol) {
    self.repository = repository
  }

  public func execute(offset: Int, limit: Int) async throws -> HeroPage {
    try Task.checkCancellation()
    return try await repository.getHeroes(offset: offset, limit: limit.clamped(to: 1...100))
  }
}

/// Everything about one hero.
public struct GetHeroDetailUseCase: Sendable {
  private let repository: any HeroRepositoryProtocol

  public init(repository: any HeroRepositoryProtocol) {
    self.repository = repository
  }

  public func execute(id: Int) async throws -> HeroDetail {
    try Task.checkCancellation()
    guard id > 0 else { throw HeroesError.notFound }
    return try await repository.getHeroDetail(id: id)
  }
}

/// Finds heroes by a text.
public struct SearchHeroesUseCase: Sendable {
  private let repository: any HeroRepositoryProtocol

  public init(repository: any HeroRepositoryProtocol) {
    self.repository = repository
  }

  public func execute(query: String, offset: Int, limit: Int) async throws -> HeroPage {
    try Task.checkCancellation()
    let wanted = query.trimmingCharacters(in: .whitespacesAndNewlines)
    let limit = limit.clamped(to: 1...100)
    return wanted.isEmpty
      ? try await repository.getHeroes(offset: offset, limit: limit)
      : try await repository.searchHeroes(query: wanted, offset: offset, limit: limit)
  }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
