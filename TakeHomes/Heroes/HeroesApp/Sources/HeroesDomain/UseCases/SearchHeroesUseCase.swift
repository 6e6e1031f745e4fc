internal import Foundation

/// Searches heroes; searching for nothing is browsing.
public struct SearchHeroesUseCase: Sendable {
  private let repository: any HeroRepositoryProtocol

  public init(repository: any HeroRepositoryProtocol) {
    self.repository = repository
  }

  /// Trims the query; holds the limit in 1...100 and the offset at 0 or above.
  public func execute(query: String, offset: Int, limit: Int) async throws -> HeroPage {
    let query = query.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !query.isEmpty else {
      return try await GetHeroesUseCase(repository: repository).execute(
        offset: offset, limit: limit)
    }
    return try await repository.searchHeroes(
      query: query, offset: max(offset, 0), limit: limit.held(in: GetHeroesUseCase.limits))
  }
}
