/// Where the app gets its prices from, in the words of the trade.
public protocol MarketsRepositoryProtocol: AnyObject, Sendable {
  /// Every coin with its price in dollars.
  func fetchUSDPrices() async throws -> [USDPrice.Price]

  /// Every coin with its prices in dollars and euros.
  func fetchAllPrices() async throws -> [AllPrice.Price]
}

extension MarketsRepositoryProtocol {
  /// Gives any work on the repository a reactive face, without keeping the repository alive.
  public func asSingle<Value: Sendable>(
    _ operation: @escaping @Sendable (Self) async throws -> Value
  ) -> Single<Value> {
    Single(owner: self, operation)
  }
}
