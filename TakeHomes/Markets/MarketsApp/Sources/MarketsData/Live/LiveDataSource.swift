internal import Foundation
internal import MarketsDomain

/// A server's answer in the house's own form, which is what callers can decode.
protocol LiveDataSource: DataSourceProtocol {
  /// The listed coins that the server has a price in dollars for; euros where it knows them.
  func prices(for resource: DataSourceResource) async throws -> [AllPrice.Price]
}

extension LiveDataSource {
  public func fetchData<T: Decodable>(forDataType resource: DataSourceResource) async throws -> T {
    let prices = try await prices(for: resource)
    let data =
      switch resource {
      case .usdPrices:
        try JSONEncoder().encode(
          USDPrice(
            data: prices.map { .init(id: $0.id, name: $0.name, usd: $0.usd, tags: $0.tags) }))
      case .allPrices:
        try JSONEncoder().encode(AllPrice(data: prices))
      }
    return try resource.decode(from: data)
  }
}

extension Coin {
  func price(usd: Decimal, eur: Decimal?) -> AllPrice.Price {
    AllPrice.Price(id: id, name: name, usd: usd, eur: eur, tags: tags)
  }
}
