public import Foundation

/// A coin with its price, whichever shape it came in.
public protocol CryptoPriceItem: Sendable {
  var id: Int { get }
  var name: String { get }
  var usd: Decimal { get }
  /// Nil where only dollars are known.
  var eur: Decimal? { get }
  var tags: [Tag] { get }
}

extension CryptoPriceItem {
  /// The tags as text, in their own order.
  public var tagStrings: [String] { tags.map(\.rawValue) }
}
