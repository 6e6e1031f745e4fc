import Domain

extension CoinGeckoStub {
  /// The prices by coin and currency; a coin that nobody knows has no key.
  func price(
    of coins: [Coin], _ query: [String: String], under fault: CoinGeckoFault?
  ) -> StubAnswer {
    let currencies = Self.names(query["vs_currencies"])
    guard let ids = query["ids"].map(Self.names), !currencies.isEmpty else {
      return .json(["error": "Missing parameter ids or vs_currencies"], status: 422)
    }
    let fields = coins.filter { ids.contains($0.id) }.map { coin in
      var parts: [String] = []
      for currency in currencies {
        guard let price = coin.prices[currency] else { continue }
        parts.append(Self.field(currency, fault == .nulls ? "null" : price))
        if query["include_24hr_change"] == "true" {
          parts.append(Self.field("\(currency)_24h_change", coin.change))
        }
      }
      if query["include_last_updated_at"] == "true" {
        parts.append(Self.field("last_updated_at", "1711356300"))
      }
      return Self.field(coin.id, Self.object(parts))
    }
    return StubAnswer(type: "application/json", Self.object(fields))
  }

  /// A page of coins, without a total: a short page is the last.
  func markets(
    _ coins: [Coin], _ query: [String: String], under fault: CoinGeckoFault?
  ) -> StubAnswer {
    guard let currency = query["vs_currency"] else {
      return .json(["error": "Missing parameter vs_currency"], status: 422)
    }
    var coins = coins.enumerated().map { (rank: $0 + 1, coin: $1) }
    if let ids = query["ids"].map(Self.names), !ids.isEmpty {
      coins.removeAll { !ids.contains($0.coin.id) }
    }
    if query["order"] == "market_cap_asc" { coins.reverse() }
    let size = min(max(query["per_page"].flatMap { Int($0) } ?? 100, 1), 250)
    let page = max(query["page"].flatMap { Int($0) } ?? 1, 1)
    let rows = coins.dropFirst((page - 1) * size).prefix(size).map { rank, coin in
      Self.row(
        coin, rank: rank, currency: currency, hasSparkline: query["sparkline"] == "true",
        hasNulls: fault == .nulls)
    }
    return StubAnswer(type: "application/json", "[\(rows.joined(separator: ","))]")
  }

  private static func row(
    _ coin: Coin, rank: Int, currency: String, hasSparkline: Bool, hasNulls: Bool
  ) -> String {
    let price = hasNulls ? "null" : coin.prices[currency] ?? "null"
    var parts = [
      field("id", quoted(coin.id)), field("symbol", quoted(coin.symbol)),
      field("name", quoted(coin.name)), field("image", "null"), field("current_price", price),
      field("market_cap", hasNulls ? "null" : "\(1_000_000_000 / rank)"),
      field("market_cap_rank", hasNulls ? "null" : "\(rank)"), field("total_volume", "20154184"),
      field("high_24h", price), field("low_24h", price),
      field("price_change_percentage_24h", hasNulls ? "null" : coin.change), field("roi", "null"),
      field("last_updated", quoted("2024-04-07T16:49:31.736Z")),
    ]
    if hasSparkline {
      let week = object([field("price", "[\(coin.week.joined(separator: ","))]")])
      parts.append(field("sparkline_in_7d", week))
    }
    return object(parts)
  }

  private static func names(_ list: String?) -> [String] {
    (list ?? "").lowercased().split(separator: ",").map(String.init)
  }

  private static func quoted(_ text: String) -> String { Value.string(text).json }
  private static func field(_ name: String, _ value: String) -> String {
    "\(quoted(name)):\(value)"
  }
  private static func object(_ parts: [String]) -> String { "{\(parts.joined(separator: ","))}" }
}

extension CoinGeckoStub.Coin {
  /// A few coins at every size of price.
  public static let sample: [CoinGeckoStub.Coin] = [
    CoinGeckoStub.Coin(
      id: "bitcoin", symbol: "btc", name: "Bitcoin", usd: "67187.33", eur: "61800.1",
      change: "3.12502", week: ["64100.5", "64890.2", "63770.9", "65210", "66004.4", "67187.33"]),
    CoinGeckoStub.Coin(
      id: "ethereum", symbol: "eth", name: "Ethereum", usd: "3120.55", eur: "2870.91",
      change: "-1.23", week: ["3250.1", "3210.7", "3190", "3175.25", "3120.55"]),
    CoinGeckoStub.Coin(
      id: "crypto-com-chain", symbol: "cro", name: "Cronos", usd: "0.12345", eur: "0.11358",
      change: "2.1", week: ["0.119", "0.1201", "0.1226", "0.12345"]),
    CoinGeckoStub.Coin(
      id: "dogecoin", symbol: "doge", name: "Dogecoin", usd: "0.07412", eur: "0.0682",
      change: "0.07", week: ["0.0739", "0.0741", "0.0738", "0.07412"]),
    CoinGeckoStub.Coin(
      id: "shiba-inu", symbol: "shib", name: "Shiba Inu", usd: "0.00000012345678",
      eur: "0.00000011358024", change: "-5.01",
      week: ["0.00000013", "0.000000128", "0.00000012345678"]),
    CoinGeckoStub.Coin(
      id: "big-number", symbol: "big", name: "Big Number", usd: "1234567.891", eur: "1135802.46",
      change: "0.5", week: ["1228400", "1234567.891"]),
  ]
}
