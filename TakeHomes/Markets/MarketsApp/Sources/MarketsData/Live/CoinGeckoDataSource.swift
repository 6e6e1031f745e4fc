public import Foundation
internal import MarketsDomain

/// Prices of CoinGecko.
///
/// Source: CoinGecko API v3, `simple/price`.
public final class CoinGeckoDataSource: LiveDataSource {
  let client: LiveClient

  /// The key is optional, and travels in a header so that no log of addresses shows it.
  public init(
    base: URL, key: String? = nil, clock: any Clock<Duration> = ContinuousClock(),
    fetch: @escaping LiveFetch
  ) {
    client = LiveClient(
      base: base, headers: key.map { ["x-cg-demo-api-key": $0] } ?? [:], clock: clock, fetch: fetch)
  }

  /// A coin that the server does not know is absent from its answer, and from ours.
  func prices(for resource: DataSourceResource) async throws -> [AllPrice.Price] {
    let body = try await client.body(
      of: "simple/price",
      query: [
        URLQueryItem(name: "ids", value: Coin.listed.map(\.geckoID).joined(separator: ",")),
        URLQueryItem(
          name: "vs_currencies", value: resource == .allPrices ? "usd,eur" : "usd"),
        URLQueryItem(name: "precision", value: "full"),
      ], for: resource)
    let amounts = try resource.decode([String: Amounts].self, from: body)
    return Coin.listed.compactMap { coin in
      guard let amount = amounts[coin.geckoID], let usd = amount.usd else { return nil }
      return coin.price(usd: usd, eur: amount.eur)
    }
  }

  private struct Amounts: Decodable {
    let usd: Decimal?
    let eur: Decimal?
  }
}
