public protocol MarketsRepositoryProtocol: AnyObject, Sendable {
  func fetchUSDPrices() async throws -> [USDPrice.Price]
  func fetchAllPrices() async throws -> [AllPrice.Price]
}

extension MarketsRepositoryProtocol {
  /// Work of this repository for subscribers; the repository is held weakly.
  public func asSingle<Value: Sendable>(
    _ operation: @escaping @Sendable (Self) async throws -> Value
  ) -> Single<Value> {
    Single { [weak self] in
      guard let self else { throw SingleError.ownerReleased }
      return try await operation(self)
    }
  }
}

public protocol MarketsPriceUseCaseProtocol: Sendable {
  func fetchPrices(supportEUR: Bool) async throws -> [any CryptoPriceItem]
}

/// Asks for euros only where they are shown.
public final class MarketsPriceUseCase: MarketsPriceUseCaseProtocol {
  private let repository: any MarketsRepositoryProtocol

  public init(repository: any MarketsRepositoryProtocol) { self.repository = repository }

  public func fetchPrices(supportEUR: Bool) async throws -> [any CryptoPriceItem] {
    if supportEUR { return try await repository.fetchAllPrices() }
    return try await repository.fetchUSDPrices()
  }
}
