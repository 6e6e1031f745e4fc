public import Foundation
internal import MarketsDomain

/// Prices of the crypto.com Exchange.
///
/// Source: Exchange API v1, `public/get-tickers`.
public final class ExchangeDataSource: LiveDataSource {
  private let client: LiveClient

  public init(
    base: URL, clock: any Clock<Duration> = ContinuousClock(), fetch: @escaping LiveFetch
  ) {
    client = LiveClient(base: base, headers: [:], clock: clock, fetch: fetch)
  }

  /// Every instrument comes at once: a coin's euros are another instrument, not another field.
  func prices(for resource: DataSourceResource) async throws -> [AllPrice.Price] {
    let body = try await client.body(of: "public/get-tickers", for: resource)
    let answer = try resource.decode(Answer.self, from: body)
    guard answer.code == 0 else { throw DataSourceError.refused(resource, code: answer.code) }
    let amounts = Dictionary(
      (answer.result?.data ?? []).compactMap { ticker in
        ticker.amount.map { (ticker.i, $0) }
      }, uniquingKeysWith: { first, _ in first })
    return Coin.listed.compactMap { coin in
      guard let usd = amounts["\(coin.symbol)_USDT"] ?? amounts["\(coin.symbol)_USD"] else {
        return nil
      }
      return coin.price(usd: usd, eur: amounts["\(coin.symbol)_EUR"])
    }
  }

  private struct Answer: Decodable {
    let code: Int
    let result: Tickers?
  }

  private struct Tickers: Decodable {
    let data: [Ticker]
  }

  /// The wire's own names: instrument, last trade, best bid; amounts are texts.
  private struct Ticker: Decodable {
    let i: String
    let a: String?
    let b: String?

    /// Without a trade, what somebody would pay is the best that is known.
    var amount: Decimal? { (a ?? b).flatMap { Decimal(string: $0, locale: .posix) } }
  }
}

extension Locale {
  fileprivate static let posix = Locale(identifier: "en_US_POSIX")
}
