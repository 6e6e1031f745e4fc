public protocol MarketsRepositoryProtocol: AnyObject, Sendable {
  func fetchUSDPrices() async throws -> [USDPrice.Price]
  func fetchAllPrices() async throws -> [AllPrice.Price]
}

extension MarketsRepositoryProtocol {
  public func asSingle<Value: Sendable>(
    _ operation: @escaping @Sendable (Self) async throws -> Value
  ) -> Single<Value> {
    return Single { try await operation(self) }
  }
}
