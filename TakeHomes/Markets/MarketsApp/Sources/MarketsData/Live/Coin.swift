internal import MarketsDomain

/// A coin that the app lists, with the names that the exchanges give it.
///
/// Identifiers are ours and the same everywhere, so that a link to a coin outlives a change of the source.
struct Coin: Sendable {
  let id: Int
  let name: String
  /// At the Exchange, before the currency: `BTC` in `BTC_EUR`.
  let symbol: String
  let geckoID: String
  /// No exchange tells these.
  let tags: [Tag]

  private init(_ id: Int, _ title: String, _ symbol: String, _ geckoID: String, _ tags: [Tag]) {
    self.id = id
    self.name = "\(title) (\(symbol))"
    self.symbol = symbol
    self.geckoID = geckoID
    self.tags = tags
  }

  static let listed = [
    Coin(1, "Bitcoin", "BTC", "bitcoin", [.deposit, .withdrawal]),
    Coin(2, "Ethereum", "ETH", "ethereum", [.withdrawal, .deposit]),
    Coin(3, "Cronos", "CRO", "crypto-com-chain", [.deposit]),
    Coin(4, "Solana", "SOL", "solana", [.deposit, .withdrawal]),
    Coin(5, "Ripple", "XRP", "ripple", [.withdrawal]),
    Coin(6, "Cardano", "ADA", "cardano", [.deposit, .withdrawal]),
    Coin(7, "Dogecoin", "DOGE", "dogecoin", [.deposit]),
    Coin(8, "Polkadot", "DOT", "polkadot", [.withdrawal, .deposit]),
    Coin(9, "Litecoin", "LTC", "litecoin", [.deposit, .withdrawal]),
    Coin(10, "Shiba Inu", "SHIB", "shiba-inu", [.deposit]),
    Coin(11, "Pepe", "PEPE", "pepe", [.withdrawal]),
    Coin(12, "Bonk", "BONK", "bonk", []),
    Coin(13, "Cosmos", "ATOM", "cosmos", [.deposit, .withdrawal]),
    Coin(14, "Chainlink", "LINK", "chainlink", [.deposit]),
    Coin(15, "Tether", "USDT", "tether", [.deposit, .withdrawal]),
    Coin(16, "PAX Gold", "PAXG", "pax-gold", [.withdrawal]),
    Coin(17, "Wrapped Bitcoin", "WBTC", "wrapped-bitcoin", [.deposit]),
    Coin(18, "BitTorrent", "BTT", "bittorrent", [.deposit, .withdrawal]),
  ]
}
