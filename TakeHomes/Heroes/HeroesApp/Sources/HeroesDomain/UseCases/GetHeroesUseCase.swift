/// Browses all heroes, a page at a time.
public struct GetHeroesUseCase: Sendable {
  /// What a source accepts in one request.
  static let limits = 1...100

  private let repository: any HeroRepositoryProtocol

  public init(repository: any HeroRepositoryProtocol) {
    self.repository = repository
  }

  /// Holds the limit in 1...100 and the offset at 0 or above.
  public func execute(offset: Int, limit: Int) async throws -> HeroPage {
    try await repository.getHeroes(offset: max(offset, 0), limit: limit.held(in: Self.limits))
  }
}

extension Int {
  func held(in range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
