/// The one rule about prices: euros are asked for only while the app supports them.
public final class MarketsPriceUseCase: MarketsPriceUseCaseProtocol {
  private let repository: any MarketsRepositoryProtocol

  public init(repository: any MarketsRepositoryProtocol) {
    self.repository = repository
  }

  public func fetchPrices(supportEUR: Bool) async throws -> [any CryptoPriceItem] {
    if supportEUR {
      return try await repository.fetchAllPrices()
    } else {
      return try await repository.fetchUSDPrices()
    }
  }
}
