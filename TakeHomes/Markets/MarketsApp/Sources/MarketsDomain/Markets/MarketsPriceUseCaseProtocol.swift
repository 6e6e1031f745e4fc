/// What screens may ask about prices.
public protocol MarketsPriceUseCaseProtocol: Sendable {
  /// Every coin; amounts in euros only where they are supported.
  func fetchPrices(supportEUR: Bool) async throws -> [any CryptoPriceItem]
}

extension MarketsPriceUseCaseProtocol {
  /// One coin.
  ///
  /// Throws: ``MarketsError/unknownCoin(_:)``, or what fetching the prices throws.
  public func fetchPrice(id: Int, supportEUR: Bool) async throws -> any CryptoPriceItem {
    let items = try await fetchPrices(supportEUR: supportEUR)
    guard let item = items.first(where: { $0.id == id }) else { throw MarketsError.unknownCoin(id) }
    return item
  }
}
