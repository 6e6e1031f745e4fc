public import Foundation

/// Knows how a coin's price in dollars went of late.
public protocol PriceHistoryProviding: Sendable {
  /// The past prices, oldest first; empty where nobody kept any.
  func priceHistory(id: Int) async throws -> [Decimal]
}
