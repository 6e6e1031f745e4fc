/// Where the take-home apps get their data; without an address they have only what they bring along.
public struct LiveSettings: Sendable {
  /// Comic Vine's own, for whoever has a key and says no other.
  public static let comicVineAddress = "https://comicvine.gamespot.com/api"

  /// The base of Comic Vine's addresses; it is asked only with a key.
  public var comicVine: String
  /// Stays in the server: no page, log or description has it.
  public var comicVineKey: String?
  /// The base of crypto.com Exchange's addresses: `https://api.crypto.com/exchange/v1`.
  public var exchange: String?
  /// The base of CoinGecko's addresses: `https://api.coingecko.com/api/v3`.
  public var coinGecko: String?
  public var coinGeckoKey: String?
  /// For pauses between tries, for how long a try may take, and for the age of prices.
  public var clock: any Clock<Duration> = ContinuousClock()

  /// Reads `FOCUS_COMICVINE`, `FOCUS_COMICVINE_KEY`, `FOCUS_EXCHANGE`, `FOCUS_COINGECKO` and
  /// `FOCUS_COINGECKO_KEY`; an empty value counts as none.
  public init(environment: [String: String] = [:]) {
    func value(_ name: String) -> String? {
      environment["FOCUS_\(name)"].flatMap { $0.isEmpty ? nil : $0 }
    }
    comicVine = value("COMICVINE") ?? Self.comicVineAddress
    comicVineKey = value("COMICVINE_KEY")
    exchange = value("EXCHANGE")
    coinGecko = value("COINGECKO")
    coinGeckoKey = value("COINGECKO_KEY")
  }
}

extension LiveSettings: CustomStringConvertible, CustomReflectable {
  public var description: String {
    let markets = exchange ?? coinGecko ?? "local"
    return "heroes: \(comicVineKey == nil ? "local" : comicVine), markets: \(markets)"
  }

  /// A dump shows no key either.
  public var customMirror: Mirror { Mirror(self, children: ["sources": description]) }
}
