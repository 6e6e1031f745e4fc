import Domain
import Stubs
import Testing

@Suite(.timeLimit(.minutes(20))) struct CoinGeckoStubTests {
  private func ask(
    _ path: String, _ fault: CoinGeckoFault? = nil, key: String? = nil,
    headers: [String: String] = [:]
  ) async -> StubAnswer {
    let stub = CoinGeckoStub(key: key)
    stub.inject(fault)
    return await stub.answer(.get(path, headers: headers))
  }

  @Test func `simple prices come by coin and currency, without unknown coins`() async {
    let answer = await ask(
      "/api/v3/simple/price?ids=bitcoin,shiba-inu,nothing&vs_currencies=usd,eur"
        + "&include_24hr_change=true")
    #expect(answer.json?["bitcoin"]?["eur"] == 61_800.1)
    #expect(answer.json?["bitcoin"]?["usd_24h_change"] == 3.12502)
    #expect(answer.json?["nothing"] == nil)
    // The digits go out as they are written.
    #expect(answer.text.contains(#""shiba-inu":{"usd":0.00000012345678,"#))
  }

  @Test(arguments: [(1, 4, 4), (2, 4, 2), (3, 4, 0), (1, 250, 6)])
  func `markets come by page; a short one is the last`(page: Int, size: Int, count: Int) async {
    let answer = await ask(
      "/coins/markets?vs_currency=usd&order=market_cap_desc&per_page=\(size)&page=\(page)")
    #expect(answer.json?.elements?.count == count)
  }

  @Test func `a row has the price and, where it is wanted, the week`() async {
    let path = "/coins/markets?vs_currency=eur&ids=bitcoin"
    let plain = await ask(path).json?.elements?.first
    #expect(plain?["current_price"] == 61_800.1)
    #expect(plain?["sparkline_in_7d"] == nil)
    let lined = await ask(path + "&sparkline=true").json?.elements?.first
    #expect(lined?["sparkline_in_7d"]?["price"]?.elements?.count == 6)
    #expect(await ask("/coins/markets").status == 422)
  }

  @Test(
    arguments: [
      (.wrongKey, 401, 10_011), (.missingKey, 401, 10_002), (.rateLimited, 429, 429),
      (.rateLimitedSilent, 429, 429),
    ] as [(CoinGeckoFault, Int, Int)])
  func `a refusal has a code in its status`(
    fault: CoinGeckoFault, status: Int, code: Int
  ) async {
    let answer = await ask("/simple/price?ids=bitcoin&vs_currencies=usd", fault)
    #expect(answer.status == status)
    #expect(answer.json?["status"]?["error_code"] == .int(code))
    #expect((answer.header("retry-after") != nil) == (fault == .rateLimited))
  }

  @Test func `a key counts where one is needed`() async {
    let path = "/simple/price?ids=bitcoin&vs_currencies=usd"
    #expect(await ask(path, key: "k").json?["status"]?["error_code"] == 10_002)
    let wrong = await ask(path, key: "k", headers: ["x-cg-demo-api-key": "other"])
    #expect(wrong.json?["status"]?["error_code"] == 10_011)
    #expect(await ask(path, key: "k", headers: ["x-cg-demo-api-key": "k"]).status == 200)
  }

  @Test func `answers may lack coins, hold nulls, or be no JSON`() async {
    let path = "/simple/price?ids=bitcoin&vs_currencies=usd"
    #expect(await ask(path, .unknown).json == .object([:]))
    #expect(await ask(path, .nulls).json?["bitcoin"]?["usd"] == .null)
    #expect(await ask(path, .html).json == nil)
    #expect(await ask(path, .hangUp).ending == .cut)
    #expect(await ask(path, .unavailable).status == 503)
  }

  @Test func `every fault has a name and a phrase of its own`() {
    let known = CoinGeckoStub().knownFaults
    #expect(Set(known.map(\.phrase)).count == CoinGeckoFault.allCases.count)
    #expect(known.allSatisfy { $0.phrase != $0.name })
  }
}
