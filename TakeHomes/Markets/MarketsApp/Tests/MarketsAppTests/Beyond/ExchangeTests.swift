import Foundation
import MarketsData
import MarketsDomain
import Testing

struct ExchangeTests {
  private func source(_ body: String, asked: Notes<LiveRequest> = Notes()) throws
    -> ExchangeDataSource
  {
    let base = try #require(URL(string: "https://exchange.example/exchange/v1"))
    return ExchangeDataSource(base: base, clock: TestClock()) { request in
      asked.add(request)
      return LiveResponse(status: 200, body: Data(body.utf8))
    }
  }

  private func tickers(_ rows: String...) -> String {
    #"{"id":-1,"method":"public/get-tickers","code":0,"result":{"data":[\#(rows.joined(separator: ","))]}}"#
  }

  @Test func `one question brings every instrument`() async throws {
    let asked = Notes<LiveRequest>()
    let source = try source(
      tickers(
        #"{"i":"BTC_USDT","h":"87000.00","a":"85768.30","b":"85765.12","t":1791179115094}"#,
        #"{"i":"BTC_EUR","a":"78901.2345"}"#, #"{"i":"SHIB_USDT","a":"0.0000081234"}"#,
        #"{"i":"XYZ_USDT","a":"1"}"#), asked: asked)
    let all: AllPrice = try await source.fetchData(forDataType: .allPrices)
    #expect(
      asked.all.map(\.url.absoluteString) == [
        "https://exchange.example/exchange/v1/public/get-tickers"
      ])
    #expect(all.data.map(\.name) == ["Bitcoin (BTC)", "Shiba Inu (SHIB)"])
    #expect(all.data.map(\.usd) == [Decimal(string: "85768.30"), Decimal(string: "0.0000081234")])
    #expect(all.data.map(\.eur) == [Decimal(string: "78901.2345"), nil])
    let usd: USDPrice = try await source.fetchData(forDataType: .usdPrices)
    #expect(usd.data.map(\.usd) == all.data.map(\.usd))
  }

  @Test func `without a trade the best bid counts, and without either the coin is left out`()
    async throws
  {
    let source = try source(
      tickers(
        #"{"i":"BTC_USDT","a":null,"b":"3.5"}"#, #"{"i":"BTC_EUR","a":null,"b":null}"#,
        #"{"i":"ETH_USDT","a":null,"b":null}"#, #"{"i":"CRO_USD","a":"0.09"}"#))
    let all: AllPrice = try await source.fetchData(forDataType: .allPrices)
    #expect(all.data.map(\.id) == [1, 3])
    #expect(all.data.map(\.usd) == [3.5, Decimal(string: "0.09")])
    #expect(all.data.map(\.eur) == [nil, nil])
  }

  @Test func `a code that is not zero is a refusal`() async throws {
    let source = try source(#"{"id":-1,"code":10001,"message":"SYS_ERROR"}"#)
    await #expect(throws: DataSourceError.refused(.usdPrices, code: 10001)) {
      let _: USDPrice = try await source.fetchData(forDataType: .usdPrices)
    }
  }

  @Test func `another form is an error with its place`() async throws {
    let source = try source(tickers(#"{"i":7}"#))
    await #expect(throws: DataSourceError.wrongSchema(.usdPrices, path: "result.data.0.i")) {
      let _: USDPrice = try await source.fetchData(forDataType: .usdPrices)
    }
  }
}
