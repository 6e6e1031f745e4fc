public protocol MarketsPriceUseCaseProtocol: Sendable {
  func fetchPrices(supportEUR: Bool) async throws -> [any CryptoPriceItem]
}

// TODO: asks the two old use cases, both of them every time.
public final class MarketsPriceUseCase: MarketsPriceUseCaseProtocol {
  private let usdUseCase: USDPriceUseCase
  private let allUseCase: AllPriceUseCase

  public init(repository: any MarketsRepositoryProtocol) {
    usdUseCase = USDPriceUseCase(repository: repository)
    allUseCase = AllPriceUseCase(repository: repository)
  }

  public func fetchPrices(supportEUR: Bool) async throws -> [any CryptoPriceItem] {
    let usd = await usdUseCase.fetchItems()
    let all = await allUseCase.fetchItems()
    return supportEUR ? all : usd
  }
}
