import Foundation

public enum Tag: String, Codable, CaseIterable, Sendable { case deposit, withdrawal }

/// A coin with what it costs, wherever the amounts came from.
public protocol CryptoPriceItem: Sendable {
  var id: Int { get }
  var name: String { get }
  var usd: Decimal { get }
  /// Nil where only dollars are known.
  var eur: Decimal? { get }
  var tags: [Tag] { get }
}

extension CryptoPriceItem {
  public var tagStrings: [String] { tags.map(\.rawValue) }
}

public struct USDPrice: Codable, Hashable, Sendable {
  public var data: [Price]

  public init(data: [Price]) { self.data = data }

  public struct Price: CryptoPriceItem, Codable, Hashable {
    public var id: Int
    public var name: String
    public var usd: Decimal
    public var tags: [Tag]
    public var eur: Decimal? { nil }

    public init(id: Int, name: String, usd: Decimal, tags: [Tag]) {
      (self.id, self.name, self.usd, self.tags) = (id, name, usd, tags)
    }

    private enum CodingKeys: CodingKey { case id, name, usd, tags }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        id: try fields.decode(Int.self, forKey: .id),
        name: try fields.decode(String.self, forKey: .name),
        usd: try fields.decode(Decimal.self, forKey: .usd),
        tags: try fields.decodeKnownTags(forKey: .tags))
    }
  }
}

public struct AllPrice: Codable, Hashable, Sendable {
  public var data: [Price]

  public init(data: [Price]) { self.data = data }

  public struct Price: CryptoPriceItem, Codable, Hashable {
    private struct Amounts: Codable, Hashable {
      var usd: Decimal
      var eur: Decimal?
    }

    public var id: Int
    public var name: String
    public var tags: [Tag]
    private var price: Amounts

    public var usd: Decimal { price.usd }
    public var eur: Decimal? { price.eur }

    public init(id: Int, name: String, usd: Decimal, eur: Decimal?, tags: [Tag]) {
      (self.id, self.name, self.tags) = (id, name, tags)
      price = Amounts(usd: usd, eur: eur)
    }

    private enum CodingKeys: CodingKey { case id, name, price, tags }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      id = try fields.decode(Int.self, forKey: .id)
      name = try fields.decode(String.self, forKey: .name)
      price = try fields.decode(Amounts.self, forKey: .price)
      tags = try fields.decodeKnownTags(forKey: .tags)
    }
  }
}

extension KeyedDecodingContainer {
  /// Servers learn new tags before we do.
  fileprivate func decodeKnownTags(forKey key: Key) throws -> [Tag] {
    try decode([String].self, forKey: key).compactMap(Tag.init(rawValue:))
  }
}
