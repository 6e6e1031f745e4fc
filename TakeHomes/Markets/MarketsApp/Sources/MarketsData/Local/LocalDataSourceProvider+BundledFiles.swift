public import Foundation

extension LocalDataSourceProvider {
  /// The files that the app brings along; the amounts are invented.
  ///
  /// They are source text, so that the app has no folder that it could lose.
  public static let bundledFiles: [DataSourceResource: Data] = [
    .usdPrices: Data(usdPrices.utf8), .allPrices: Data(allPrices.utf8),
  ]

  private static let usdPrices = """
    {"data":[
      {"id":1,"name":"Bitcoin (BTC)","usd":67187.33,"tags":["deposit","withdrawal"]},
      {"id":2,"name":"Ethereum (ETH)","usd":3421.08,"tags":["withdrawal","deposit"]},
      {"id":3,"name":"Cronos (CRO)","usd":0.0912345,"tags":["deposit"]},
      {"id":4,"name":"Solana (SOL)","usd":158.4,"tags":["deposit","withdrawal"]},
      {"id":5,"name":"Ripple (XRP)","usd":0.5127,"tags":["withdrawal"]},
      {"id":6,"name":"Cardano (ADA)","usd":0.44891,"tags":["deposit","withdrawal"]},
      {"id":7,"name":"Dogecoin (DOGE)","usd":0.1,"tags":["deposit"]},
      {"id":8,"name":"Polkadot (DOT)","usd":7.005,"tags":["withdrawal","deposit"]},
      {"id":9,"name":"Litecoin (LTC)","usd":83.995,"tags":["deposit","withdrawal"]},
      {"id":10,"name":"Shiba Inu (SHIB)","usd":0.00002481,"tags":["deposit"]},
      {"id":11,"name":"Pepe (PEPE)","usd":0.0000081234,"tags":["withdrawal"]},
      {"id":12,"name":"Bonk (BONK)","usd":0.00001992,"tags":[]},
      {"id":13,"name":"Cosmos (ATOM)","usd":8.449,"tags":["deposit","withdrawal"]},
      {"id":14,"name":"Chainlink (LINK)","usd":14.005,"tags":["deposit"]},
      {"id":15,"name":"Tether (USDT)","usd":1,"tags":["deposit","withdrawal"]},
      {"id":16,"name":"PAX Gold (PAXG)","usd":2341.7065,"tags":["withdrawal"]},
      {"id":17,"name":"Wrapped Bitcoin (WBTC)","usd":67102.119,"tags":["deposit"]},
      {"id":18,"name":"BitTorrent (BTT)","usd":0.00000098765432,"tags":["deposit","withdrawal"]}
    ]}
    """

  private static let allPrices = """
    {"data":[
      {"id":1,"name":"Bitcoin (BTC)","price":{"usd":67187.33,"eur":61800.1},"tags":["deposit","withdrawal"]},
      {"id":2,"name":"Ethereum (ETH)","price":{"usd":3421.08,"eur":3146.52},"tags":["withdrawal","deposit"]},
      {"id":3,"name":"Cronos (CRO)","price":{"usd":0.0912345,"eur":0.0839},"tags":["deposit"]},
      {"id":4,"name":"Solana (SOL)","price":{"usd":158.4,"eur":145.69},"tags":["deposit","withdrawal"]},
      {"id":5,"name":"Ripple (XRP)","price":{"usd":0.5127,"eur":0.47158},"tags":["withdrawal"]},
      {"id":6,"name":"Cardano (ADA)","price":{"usd":0.44891,"eur":0.412893},"tags":["deposit","withdrawal"]},
      {"id":7,"name":"Dogecoin (DOGE)","price":{"usd":0.1,"eur":0.09198},"tags":["deposit"]},
      {"id":8,"name":"Polkadot (DOT)","price":{"usd":7.005,"eur":6.443},"tags":["withdrawal","deposit"]},
      {"id":9,"name":"Litecoin (LTC)","price":{"usd":83.995,"eur":77.255},"tags":["deposit","withdrawal"]},
      {"id":10,"name":"Shiba Inu (SHIB)","price":{"usd":0.00002481,"eur":0.00002282},"tags":["deposit"]},
      {"id":11,"name":"Pepe (PEPE)","price":{"usd":0.0000081234,"eur":0.0000074715},"tags":["withdrawal"]},
      {"id":12,"name":"Bonk (BONK)","price":{"usd":0.00001992,"eur":0.00001832},"tags":[]},
      {"id":13,"name":"Cosmos (ATOM)","price":{"usd":8.449,"eur":7.771},"tags":["deposit","withdrawal"]},
      {"id":14,"name":"Chainlink (LINK)","price":{"usd":14.005,"eur":12.8815},"tags":["deposit"]},
      {"id":15,"name":"Tether (USDT)","price":{"usd":1,"eur":0.9198},"tags":["deposit","withdrawal"]},
      {"id":16,"name":"PAX Gold (PAXG)","price":{"usd":2341.7065,"eur":2153.855},"tags":["withdrawal"]},
      {"id":17,"name":"Wrapped Bitcoin (WBTC)","price":{"usd":67102.119,"eur":61721.43},"tags":["deposit"]},
      {"id":18,"name":"BitTorrent (BTT)","price":{"usd":0.00000098765432,"eur":0.00000090843},"tags":["deposit","withdrawal"]}
    ]}
    """
}
