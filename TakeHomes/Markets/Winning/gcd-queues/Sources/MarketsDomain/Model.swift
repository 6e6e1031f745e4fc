import Foundation

public enum Tag: String, Codable, CaseIterable, Sendable {
  case deposit
  case withdrawal
}

public protocol CryptoPriceItem: Sendable {
  var id: Int { get }
  var name: String { get }
  var usd: Decimal { get }
  var eur: Decimal? { get }
  var tags: [Tag] { get }
}

public extension CryptoPriceItem {
  var tagStrings: [String] { tags.map { $0.rawValue } }
}

/// Reads one tag, or nil where a newer server uses a word that we do not know.
private struct LenientTag: Decodable {
  let tag: Tag?

  init(from decoder: Decoder) throws {
    tag = Tag(rawValue: try decoder.singleValueContainer().decode(String.self))
  }
}

private extension KeyedDecodingContainer {
  func knownTags(forKey key: Key) throws -> [Tag] {
    try decode([LenientTag].self, forKey: key).compactMap { $0.tag }
  }
}

// MARK: - Dollars alone

public struct USDPrice: Codable, Hashable, Sendable {
  public var data: [Price]

  public init(data: [Price]) {
    self.data = data
  }

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

    enum Key: String, CodingKey {
      case id, name, usd, tags
    }

    public init(from decoder: Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      id = try values.decode(Int.self, forKey: .id)
      name = try values.decode(String.self, forKey: .name)
      usd = try values.decode(Decimal.self, forKey: .usd)
      tags = try values.knownTags(forKey: .tags)
    }

    public func encode(to encoder: Encoder) throws {
      var values = encoder.container(keyedBy: Key.self)
      try values.encode(id, forKey: .id)
      try values.encode(name, forKey: .name)
      try values.encode(usd, forKey: .usd)
      try values.encode(tags, forKey: .tags)
    }
  }
}

// MARK: - Dollars and euros

public struct AllPrice: Codable, Hashable, Sendable {
  public var data: [Price]

  public init(data: [Price]) {
    self.data = data
  }

  public struct Price: CryptoPriceItem, Codable, Hashable {
    public let id: Int
    public let name: String
    public let usd: Decimal
    public let eur: Decimal?
    public let tags: [Tag]

    public init(id: Int, name: String, usd: Decimal, eur: Decimal?, tags: [Tag]) {
      self.id = id
      self.name = name
      self.usd = usd
      self.eur = eur
      self.tags = tags
    }

    enum Key: String, CodingKey {
      case id, name, price, tags
    }

    enum AmountKey: String, CodingKey {
      case usd, eur
    }

    public init(from decoder: Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      let amounts = try values.nestedContainer(keyedBy: AmountKey.self, forKey: .price)
      self.init(
        id: try values.decode(Int.self, forKey: .id),
        name: try values.decode(String.self, forKey: .name),
        usd: try amounts.decode(Decimal.self, forKey: .usd),
        eur: try amounts.decodeIfPresent(Decimal.self, forKey: .eur),
        tags: try values.knownTags(forKey: .tags))
    }

    public func encode(to encoder: Encoder) throws {
      var values = encoder.container(keyedBy: Key.self)
      try values.encode(id, forKey: .id)
      try values.encode(name, forKey: .name)
      try values.encode(tags, forKey: .tags)
      var amounts = values.nestedContainer(keyedBy: AmountKey.self, forKey: .price)
      try amounts.encode(usd, forKey: .usd)
      try amounts.encodeIfPresent(eur, forKey: .eur)
    }
  }
}
