public import Foundation
public import MarketsDomain

/// Invents a past for every coin: a quiet walk that ends at its present price.
public struct LocalPriceHistory: PriceHistoryProviding {
  private let repository: any MarketsRepositoryProtocol
  private let count: Int

  public init(repository: any MarketsRepositoryProtocol, count: Int = 48) {
    self.repository = repository
    self.count = count
  }

  /// The same walk on every call; empty for an unknown coin.
  public func priceHistory(id: Int) async throws -> [Decimal] {
    let prices = try await repository.fetchUSDPrices()
    guard let present = prices.first(where: { $0.id == id })?.usd else { return [] }
    var seed = UInt64(truncatingIfNeeded: id) &+ 1
    var price = present
    var backwards = [present]
    for _ in 1..<max(count, 1) {
      // Knuth's linear congruential generator: its upper bits are good enough for a drawing.
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      price += present * (Decimal(Int(seed >> 33) % 401 - 200) / 10_000)
      backwards.append(price)
    }
    return backwards.reversed()
  }
}
