import Domain
import Stubs
import Testing

@Suite(.timeLimit(.minutes(20))) struct ExchangeStubTests {
  private func ask(
    _ path: String = "/exchange/v1/public/get-tickers", _ fault: ExchangeFault? = nil
  ) async -> StubAnswer {
    let stub = ExchangeStub()
    stub.inject(fault)
    return await stub.answer(.get(path))
  }

  private func rows(_ answer: StubAnswer) -> [Value] {
    answer.json?["result"]?["data"]?.elements ?? []
  }

  @Test func `all tickers come with prices as texts`() async {
    let answer = await ask()
    #expect(answer.json?["code"] == 0)
    #expect(rows(answer).count == ExchangeStub.Ticker.sample.count)
    #expect(rows(answer).first?["a"] == "85768.30")
    #expect(rows(answer).first?["t"]?.integer != nil)
  }

  @Test func `one instrument comes alone, and an unknown one is refused`() async {
    let one = await ask("/public/get-tickers?instrument_name=BTC_EUR")
    #expect(rows(one).map { $0["i"]?.text } == ["BTC_EUR"])
    let none = await ask("/public/get-tickers?instrument_name=XYZ_EUR")
    #expect(none.status == 400)
    #expect(none.json?["code"] == 40_004)
  }

  @Test(
    arguments: [
      (.rateLimited, 429, 42_901), (.internalError, 200, 50_001), (.unknownInstrument, 400, 40_004),
    ] as [(ExchangeFault, Int, Int)])
  func `a refusal has a code, whatever the status`(
    fault: ExchangeFault, status: Int, code: Int
  ) async {
    let answer = await ask("/public/get-tickers", fault)
    #expect(answer.status == status)
    #expect(answer.json?["code"] == .int(code))
  }

  @Test func `answers may be untraded, empty, of numbers, or no JSON`() async {
    let path = "/public/get-tickers"
    #expect(rows(await ask(path, .untraded)).first?["a"] == .null)
    #expect(rows(await ask(path, .empty)).isEmpty)
    #expect(rows(await ask(path, .numbers)).first?["a"]?.number == 85_768.3)
    #expect(await ask(path, .html).json == nil)
    #expect(await ask(path, .truncated).json == nil)
    #expect(await ask(path, .silent) == .silence)
    #expect(await ask("/public/other").status == 404)
  }

  @Test func `every fault has a name and a phrase of its own`() {
    let known = ExchangeStub().knownFaults
    #expect(Set(known.map(\.phrase)).count == ExchangeFault.allCases.count)
    #expect(known.allSatisfy { $0.phrase != $0.name })
  }

  @Test func `prices change while it serves`() async {
    let stub = ExchangeStub()
    stub.change { $0[0].last = "90000.01" }
    let answer = await stub.answer(.get("/public/get-tickers?instrument_name=BTC_USDT"))
    #expect(rows(answer).first?["a"] == "90000.01")
  }
}
