import Foundation
import Testing

@testable import MarketsData
@testable import MarketsDomain

@Suite struct PriceTests {
  private func read<T: Decodable>(_ type: T.Type, _ text: String) throws -> T {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  @Test(arguments: ["1234567.891", "0.00000012345678", "64123.45", "0.1"])
  func `amounts are exact`(amount: String) throws {
    let usd = try read(
      USDPrice.self, #"{"data":[{"id":1,"name":"BTC","usd":\#(amount),"tags":[]}]}"#)
    #expect(usd.data.first?.usd == (try decimal(amount)))
    #expect(usd.data.first?.eur == nil)
    let all = try read(
      AllPrice.self,
      #"{"data":[{"id":1,"name":"BTC","price":{"usd":\#(amount),"eur":\#(amount)},"tags":[]}]}"#)
    #expect(all.data.first?.usd == (try decimal(amount)))
    #expect(all.data.first?.eur == (try decimal(amount)))
  }

  @Test func `euros may be missing`() throws {
    let all = try read(
      AllPrice.self, #"{"data":[{"id":1,"name":"A","price":{"usd":2},"tags":["deposit"]}]}"#)
    #expect(all.data == [AllPrice.Price(id: 1, name: "A", usd: 2, eur: nil, tags: [.deposit])])
  }

  @Test func `an unknown tag is left out and its coin stays`() throws {
    let tags = #""tags":["gold","withdrawal","deposit"]"#
    let usd = try read(USDPrice.self, #"{"data":[{"id":1,"name":"A","usd":1.5,\#(tags)}]}"#)
    #expect(usd.data.first?.tags == [.withdrawal, .deposit])
    let all = try read(
      AllPrice.self, #"{"data":[{"id":1,"name":"A","price":{"usd":1.5,"eur":1},\#(tags)}]}"#)
    #expect(all.data.first?.tags == [.withdrawal, .deposit])
    #expect(all.data.first?.tagStrings == ["withdrawal", "deposit"])
  }

  @Test func `prices are written as they are read`() throws {
    let usd = USDPrice(data: [USDPrice.Price(id: 7, name: "B", usd: 1.5, tags: [.deposit])])
    #expect(try JSONDecoder().decode(USDPrice.self, from: JSONEncoder().encode(usd)) == usd)
    let all = AllPrice(data: [both(7, "B", 1.5, 1.25), both(8, "C", 1, nil)])
    #expect(try JSONDecoder().decode(AllPrice.self, from: JSONEncoder().encode(all)) == all)
  }

  @Test func `only what the flag needs is asked for`() async throws {
    let repository = CountingRepository()
    let useCase = MarketsPriceUseCase(repository: repository)
    let dollars = try await useCase.fetchPrices(supportEUR: false)
    #expect(dollars.map(\.eur) == [nil])
    #expect(repository.usdCalls.value == 1)
    #expect(repository.allCalls.value == 0)
    let euros = try await useCase.fetchPrices(supportEUR: true)
    #expect(euros.map(\.eur) == [3])
    #expect(repository.usdCalls.value == 1)
    #expect(repository.allCalls.value == 1)
  }
}
