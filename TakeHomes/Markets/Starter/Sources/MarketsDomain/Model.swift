import Foundation

public enum Tag: String, Codable, CaseIterable, Sendable {
  case deposit = "deposit"
  case withdrawal = "withdrawal"
}

// TODO: both prices look alike; nothing uses this yet.
public protocol CryptoPriceItem: Sendable {
  var id: Int { get }
  var name: String { get }
  var usd: Decimal { get }
  var eur: Decimal? { get }
  var tags: [Tag] { get }
}

extension CryptoPriceItem {
  public var tagStrings: [String] {
    return []  // TODO
  }
}

public struct USDPrice: Codable, Hashable, Sendable {
  public var data: [Price]

  public init(data: [Price]) {
    self.data = data
  }

  public struct Price: CryptoPriceItem, Codable, Hashable {
    public var id: Int
    public var name: String
    public var usd: Decimal
    public var tags: [Tag]

    public var eur: Decimal? { return nil }

    public init(id: Int, name: String, usd: Decimal, tags: [Tag]) {
      self.id = id
      self.name = name
      self.usd = usd
      self.tags = tags
    }

    enum CodingKeys: String, CodingKey {
      case id = "id"
      case name = "name"
      case usd = "usd"
      case tags = "tags"
    }

    public init(from decoder: Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id = try container.decode(Int.self, forKey: .id)
      name = try container.decode(String.self, forKey: .name)
      usd = Decimal(try container.decode(Double.self, forKey: .usd))
      tags = try container.decode([Tag].self, forKey: .tags)
    }
  }
}

public struct AllPrice: Codable, Hashable, Sendable {
  public var data: [Price]

  public init(data: [Price]) {
    self.data = data
  }

  public struct Price: CryptoPriceItem, Codable, Hashable {
    public struct Amounts: Codable, Hashable, Sendable {
      public var usd: Double
      public var eur: Double?
    }

    public var id: Int
    public var name: String
    public var price: Amounts
    public var tags: [Tag]

    public var usd: Decimal { return Decimal(price.usd) }
    public var eur: Decimal? { return price.eur == nil ? nil : Decimal(price.eur!) }

    public init(id: Int, name: String, usd: Decimal, eur: Decimal?, tags: [Tag]) {
      self.id = id
      self.name = name
      self.price = Amounts(
        usd: Double("\(usd)")!, eur: eur == nil ? nil : Double("\(eur!)")!)
      self.tags = tags
    }

    enum CodingKeys: String, CodingKey {
      case id = "id"
      case name = "name"
      case price = "price"
      case tags = "tags"
    }
  }
}
