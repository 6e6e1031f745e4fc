public protocol MarketsPriceUseCaseProtocol: Sendable {
  func fetchPrices(supportEUR: Bool) async throws -> [any CryptoPriceItem]
}

public final class MarketsPriceUseCase: MarketsPriceUseCaseProtocol {
  private let repository: any MarketsRepositoryProtocol

  public init(repository: any MarketsRepositoryProtocol) {
    self.repository = repository
  }

  public func fetchPrices(supportEUR: Bool) async throws -> [any CryptoPriceItem] {
    let prices: [any CryptoPriceItem] =
      supportEUR ? try await repository.fetchAllPrices() : try await repository.fetchUSDPrices()
    // Coins without a name cannot be shown; it was so before, too.
    return prices.filter { !$0.name.isEmpty }
  }
}
