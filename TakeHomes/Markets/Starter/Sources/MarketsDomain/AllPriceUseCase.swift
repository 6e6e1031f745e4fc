public final class AllPriceUseCase: Sendable {
  private let repository: MarketsRepositoryProtocol

  public init(repository: MarketsRepositoryProtocol) {
    self.repository = repository
  }

  public func fetchItems() async -> [AllPrice.Price] {
    guard let items = try? await repository.fetchAllPrices() else {
      return []
    }
    var result: [AllPrice.Price] = []
    for item in items {
      if !item.name.isEmpty {
        result.append(item)
      }
    }
    return result
  }
}
