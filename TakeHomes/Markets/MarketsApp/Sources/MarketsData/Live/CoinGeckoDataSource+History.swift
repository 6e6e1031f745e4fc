public import Foundation
public import MarketsDomain

extension CoinGeckoDataSource: PriceHistoryProviding {
  /// The last seven days; empty for a coin that is not listed or has no past.
  ///
  /// Source: CoinGecko API v3, `coins/markets`.
  public func priceHistory(id: Int) async throws -> [Decimal] {
    guard let coin = Coin.listed.first(where: { $0.id == id }) else { return [] }
    let body = try await client.body(
      of: "coins/markets",
      query: [
        URLQueryItem(name: "vs_currency", value: "usd"),
        URLQueryItem(name: "ids", value: coin.geckoID),
        URLQueryItem(name: "sparkline", value: "true"),
      ], for: .usdPrices)
    let markets = try DataSourceResource.usdPrices.decode([Market].self, from: body)
    return markets.first?.sparkline?.price.compactMap(\.self) ?? []
  }

  private struct Market: Decodable {
    let sparkline: Sparkline?

    enum CodingKeys: String, CodingKey {
      case sparkline = "sparkline_in_7d"
    }
  }

  private struct Sparkline: Decodable {
    let price: [Decimal?]
  }
}
