public import Foundation

/// The answer to a question for prices in every currency.
public struct AllPrice: Codable, Hashable, Sendable {
  public var data: [Price]

  public init(data: [Price]) { self.data = data }

  /// A coin's prices: `{"id":1,"name":"BTC","price":{"usd":1.5,"eur":1.4},"tags":[]}`.
  public struct Price: CryptoPriceItem, Codable, Hashable {
    public let id: Int
    public let name: String
    public let tags: [Tag]
    private let price: Amounts

    public var usd: Decimal { price.usd }
    public var eur: Decimal? { price.eur }

    public init(id: Int, name: String, usd: Decimal, eur: Decimal?, tags: [Tag]) {
      self.id = id
      self.name = name
      self.tags = tags
      price = Amounts(usd: usd, eur: eur)
    }

    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      id = try values.decode(Int.self, forKey: .id)
      name = try values.decode(String.self, forKey: .name)
      tags = try values.decodeKnownTags(forKey: .tags)
      price = try values.decode(Amounts.self, forKey: .price)
    }

    /// An exchange may have no pair in euros, hence the optional.
    private struct Amounts: Codable, Hashable {
      let usd: Decimal
      let eur: Decimal?
    }
  }
}
