import Foundation
import MarketsDomain
import Testing

struct PriceModelTests {
  @Test(arguments: [
    "1234567.891", "0.00000012345678", "0.1", "67187.33", "1", "12345678901234567890.5",
  ])
  func `an amount keeps every digit`(_ text: String) throws {
    let json = #"{"data":[{"id":1,"name":"BTC","usd":\#(text),"tags":["deposit"]}]}"#
    let price = try #require(
      try JSONDecoder().decode(USDPrice.self, from: Data(json.utf8)).data.first)
    #expect(price.usd == Decimal(string: text))
  }

  @Test func `dollars come without euros`() throws {
    let json = #"{"data":[{"id":7,"name":"CRO","usd":0.09,"tags":["withdrawal","deposit"]}]}"#
    let item: any CryptoPriceItem = try #require(
      try JSONDecoder().decode(USDPrice.self, from: Data(json.utf8)).data.first)
    #expect(item.id == 7)
    #expect(item.name == "CRO")
    #expect(item.eur == nil)
    #expect(item.tags == [.withdrawal, .deposit])
    #expect(item.tagStrings == ["withdrawal", "deposit"])
  }

  @Test func `both currencies come in one price`() throws {
    let json = #"{"data":[{"id":7,"name":"CRO","price":{"usd":1.5,"eur":1.25},"tags":[]}]}"#
    let item: any CryptoPriceItem = try #require(
      try JSONDecoder().decode(AllPrice.self, from: Data(json.utf8)).data.first)
    #expect(item.id == 7)
    #expect(item.name == "CRO")
    #expect(item.usd == 1.5)
    #expect(item.eur == 1.25)
    #expect(item.tagStrings.isEmpty)
  }

  @Test func `a coin without a pair in euros stays`() throws {
    let json = #"{"data":[{"id":7,"name":"CRO","price":{"usd":1.5,"eur":null},"tags":[]}]}"#
    let prices = try JSONDecoder().decode(AllPrice.self, from: Data(json.utf8)).data
    #expect(prices == [AllPrice.Price(id: 7, name: "CRO", usd: 1.5, eur: nil, tags: [])])
  }

  @Test func `an unknown tag is left out and its coin stays`() throws {
    let usd = #"{"data":[{"id":1,"name":"A","usd":1,"tags":["staking","deposit"]}]}"#
    #expect(
      try JSONDecoder().decode(USDPrice.self, from: Data(usd.utf8)).data.map(\.tags) == [[.deposit]]
    )
    let all = #"{"data":[{"id":1,"name":"A","price":{"usd":1,"eur":1},"tags":["staking"]}]}"#
    #expect(try JSONDecoder().decode(AllPrice.self, from: Data(all.utf8)).data.map(\.tags) == [[]])
  }

  @Test(arguments: [
    #"{"data":[{"id":1,"name":"A","tags":[]}]}"#,
    #"{"data":[{"id":1,"name":"A","usd":"x","tags":[]}]}"#,
    #"{"prices":[]}"#,
  ])
  func `another shape is an error`(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(USDPrice.self, from: Data(json.utf8))
    }
  }

  @Test func `what is written can be read again`() throws {
    let usd = USDPrice(data: USDPrice.samples)
    let all = AllPrice(data: AllPrice.samples)
    #expect(try JSONDecoder().decode(USDPrice.self, from: JSONEncoder().encode(usd)) == usd)
    #expect(try JSONDecoder().decode(AllPrice.self, from: JSONEncoder().encode(all)) == all)
  }

  @Test func `there are two tags with their own names`() {
    #expect(Tag.allCases.map(\.rawValue) == ["deposit", "withdrawal"])
  }
}
