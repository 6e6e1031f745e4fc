public import Foundation

/// The answer to a question for prices in dollars.
public struct USDPrice: Codable, Hashable, Sendable {
  public var data: [Price]

  public init(data: [Price]) { self.data = data }

  /// A coin's price in dollars alone: `{"id":1,"name":"BTC","usd":1.5,"tags":["deposit"]}`.
  public struct Price: CryptoPriceItem, Codable, Hashable {
    public let id: Int
    public let name: String
    public let usd: Decimal
    public let tags: [Tag]

    public var eur: Decimal? { nil }

    public init(id: Int, name: String, usd: Decimal, tags: [Tag]) {
      self.id = id
      self.name = name
      self.usd = usd
      self.tags = tags
    }

    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      id = try values.decode(Int.self, forKey: .id)
      name = try values.decode(String.self, forKey: .name)
      usd = try values.decode(Decimal.self, forKey: .usd)
      tags = try values.decodeKnownTags(forKey: .tags)
    }
  }
}
