public protocol MarketsRepositoryProtocol: AnyObject, Sendable {
  func fetchUSDPrices() async throws -> [USDPrice.Price]
  func fetchAllPrices() async throws -> [AllPrice.Price]
}

public extension MarketsRepositoryProtocol {
  func asSingle<Value: Sendable>(
    _ operation: @escaping @Sendable (Self) async throws -> Value
  ) -> Single<Value> {
    Single(owner: self, operation)
  }
}
