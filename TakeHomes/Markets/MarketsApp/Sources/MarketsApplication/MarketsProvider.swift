public import Foundation
public import MarketsData

/// Who answers the app's questions for prices, and where.
public enum MarketsProvider: Sendable {
  case local(DataSourceConfiguration)
  /// The base is the address up to the version, such as `https://…/exchange/v1`.
  case cryptoCom(base: URL, fetch: LiveFetch)
  case coinGecko(base: URL, key: String?, fetch: LiveFetch)

  /// The strategy's name.
  public var type: NetworkProviderType {
    switch self {
    case .local: .local
    case .cryptoCom: .cryptoCom
    case .coinGecko: .coinGecko
    }
  }

  func makeDataSource(clock: any Clock<Duration>) -> any DataSourceProtocol {
    switch self {
    case .local(let configuration):
      LocalDataSourceProvider(configuration: configuration, clock: clock)
    case .cryptoCom(let base, let fetch):
      ExchangeDataSource(base: base, clock: clock, fetch: fetch)
    case .coinGecko(let base, let key, let fetch):
      CoinGeckoDataSource(base: base, key: key, clock: clock, fetch: fetch)
    }
  }
}
