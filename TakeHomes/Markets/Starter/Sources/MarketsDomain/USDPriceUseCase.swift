public final class USDPriceUseCase: Sendable {
  private let repository: MarketsRepositoryProtocol

  public init(repository: MarketsRepositoryProtocol) {
    self.repository = repository
  }

  public func fetchItems() async -> [USDPrice.Price] {
    guard let items = try? await repository.fetchUSDPrices() else {
      return []
    }
    var result: [USDPrice.Price] = []
    for item in items {
      if !item.name.isEmpty {
        result.append(item)
      }
    }
    return result
  }
}
