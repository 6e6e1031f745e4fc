import Foundation
import MarketsData
import MarketsDomain
import Testing

struct CoinGeckoTests {
  private func source(
    _ body: String, key: String? = nil, asked: Notes<LiveRequest> = Notes()
  ) throws -> CoinGeckoDataSource {
    let base = try #require(URL(string: "https://gecko.example/api/v3"))
    return CoinGeckoDataSource(base: base, key: key, clock: TestClock()) { request in
      asked.add(request)
      return LiveResponse(status: 200, body: Data(body.utf8))
    }
  }

  @Test func `it asks for its coins in the currencies that are wanted`() async throws {
    let asked = Notes<LiveRequest>()
    let source = try source("{}", key: "demo", asked: asked)
    let _: AllPrice = try await source.fetchData(forDataType: .allPrices)
    let _: USDPrice = try await source.fetchData(forDataType: .usdPrices)
    let queries = asked.all.map { request in
      let items = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
      return Dictionary(uniqueKeysWithValues: items.map { ($0.name, $0.value ?? "") })
    }
    #expect(queries.map { $0["vs_currencies"] } == ["usd,eur", "usd"])
    #expect(queries[0]["ids"]?.hasPrefix("bitcoin,ethereum,") == true)
    #expect(asked.all[0].url.path() == "/api/v3/simple/price")
    #expect(asked.all[0].headers == ["x-cg-demo-api-key": "demo"])
    #expect(asked.all.allSatisfy { !$0.url.absoluteString.contains("demo") })
  }

  @Test func `prices stay exact, and what is not known is left out`() async throws {
    let source = try source(
      #"{"bitcoin":{"usd":67187.33,"eur":61800.1},"pepe":{"usd":1.2345e-05,"eur":null},"solana":{"usd":null}}"#
    )
    let all: AllPrice = try await source.fetchData(forDataType: .allPrices)
    #expect(all.data.map(\.id) == [1, 11])
    #expect(all.data.map(\.usd) == [Decimal(string: "67187.33"), Decimal(string: "0.000012345")])
    #expect(all.data.map(\.eur) == [Decimal(string: "61800.1"), nil])
    #expect(all.data.allSatisfy { !$0.tags.isEmpty })
  }

  @Test func `without a key there is no header`() async throws {
    let asked = Notes<LiveRequest>()
    let source = try source("{}", asked: asked)
    let answer: USDPrice = try await source.fetchData(forDataType: .usdPrices)
    #expect(answer.data.isEmpty)
    #expect(asked.all.map(\.headers) == [[:]])
  }

  @Test func `the past of a coin comes with its market`() async throws {
    let asked = Notes<LiveRequest>()
    let source = try source(
      #"[{"id":"cosmos","current_price":8.4,"sparkline_in_7d":{"price":[8.1,null,8.25,8.449]}}]"#,
      asked: asked)
    let past = try await source.priceHistory(id: 13)
    #expect(past == ["8.1", "8.25", "8.449"].compactMap { Decimal(string: $0) })
    #expect(asked.all.map { $0.url.query() } == ["vs_currency=usd&ids=cosmos&sparkline=true"])
    #expect(try await source.priceHistory(id: 999).isEmpty)
    #expect(asked.count == 1)
  }

  @Test(arguments: ["[]", #"[{"id":"cosmos"}]"#, #"[{"sparkline_in_7d":null}]"#])
  func `a coin may have no past`(_ body: String) async throws {
    #expect(try await source(body).priceHistory(id: 13).isEmpty)
  }
}
