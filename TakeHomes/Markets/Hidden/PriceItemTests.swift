import Foundation
import Synchronization
import Testing

@testable import MarketsApplication
@testable import MarketsData
@testable import MarketsDomain
@testable import MarketsPresentation

/// C18: two shapes of a price, one protocol.
@Suite struct PriceItemTests {
  private func usd(_ text: String) throws -> [USDPrice.Price] {
    try JSONDecoder().decode(USDPrice.self, from: Data(text.utf8)).data
  }

  private func all(_ text: String) throws -> [AllPrice.Price] {
    try JSONDecoder().decode(AllPrice.self, from: Data(text.utf8)).data
  }

  static let amounts = [
    "1234567.891", "0.00000012345678", "0.1", "1", "64123.45", "0.30000000000000004", "99999999.99",
    "0.00001234", "12345678901234567890.5",
  ]

  @Test(arguments: amounts) func `dollars decode exactly`(amount: String) throws {
    let price = try usd(#"{"data":[{"id":1,"name":"BTC","usd":\#(amount),"tags":[]}]}"#).first
    #expect(price?.usd == Lab.exact(amount))
    #expect(price?.eur == nil)
  }

  @Test(arguments: amounts) func `both currencies decode exactly`(amount: String) throws {
    let price = try all(
      #"{"data":[{"id":1,"name":"BTC","price":{"usd":\#(amount),"eur":\#(amount)},"tags":[]}]}"#
    ).first
    #expect(price?.usd == Lab.exact(amount))
    #expect(price?.eur == Lab.exact(amount))
  }

  @Test func `a price knows its coin and its tags in their order`() throws {
    let prices = try usd(Sample.usd)
    #expect(prices.map(\.id) == [1, 2])
    #expect(prices.map(\.name) == ["Bitcoin", "Ether"])
    #expect(prices.map(\.tags) == [[.deposit, .withdrawal], []])
    #expect(prices.map(\.tagStrings) == [["deposit", "withdrawal"], []])
    let swapped = Lab.dollars(1, "Bitcoin", tags: [.withdrawal, .deposit])
    #expect(swapped.tagStrings == ["withdrawal", "deposit"])
  }

  @Test func `a tag that nobody knows is left out, and its coin stays`() throws {
    let tags = #"["deposit","staking","withdrawal",""]"#
    let one = try usd(#"{"data":[{"id":1,"name":"A","usd":1,"tags":\#(tags)}]}"#)
    #expect(one.map(\.tags) == [[.deposit, .withdrawal]])
    let other = try all(
      #"{"data":[{"id":1,"name":"A","price":{"usd":1,"eur":2},"tags":\#(tags)}]}"#)
    #expect(other.map(\.tags) == [[.deposit, .withdrawal]])
  }

  @Test func `both prices are one protocol`() {
    let items: [any CryptoPriceItem] = [
      Lab.dollars(1, "Bitcoin", "2.5", tags: [.deposit]), Lab.both(2, "Ether", "3.5", "3.25"),
    ]
    #expect(items.map(\.name) == ["Bitcoin", "Ether"])
    #expect(items.map(\.usd) == [Lab.exact("2.5"), Lab.exact("3.5")])
    #expect(items.map(\.eur) == [nil, Lab.exact("3.25")])
    #expect(items.map(\.tagStrings) == [["deposit"], []])
  }

  @Test func `there are two tags, named as they are written`() {
    #expect(Tag.allCases.map(\.rawValue).sorted() == ["deposit", "withdrawal"])
  }

  @Test func `what was written can be read again`() throws {
    let usd = USDPrice(data: [Lab.dollars(1, "Bitcoin", "0.5", tags: [.deposit])])
    let all = AllPrice(data: [Lab.both(2, "Ether", "3.5", "3.25", tags: [.withdrawal])])
    let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
    #expect(try decoder.decode(USDPrice.self, from: encoder.encode(usd)) == usd)
    #expect(try decoder.decode(AllPrice.self, from: encoder.encode(all)) == all)
  }

  @Test func `prices that differ in one part are not equal`() {
    #expect(
      Lab.tellsApart(
        [
          Lab.dollars(1, "A"), Lab.dollars(2, "A"), Lab.dollars(1, "B"), Lab.dollars(1, "A", "2"),
          Lab.dollars(1, "A", tags: [.deposit]), Lab.dollars(1, "A", tags: [.withdrawal]),
        ]) { $0 == $1 })
    #expect(
      Lab.tellsApart(
        [
          Lab.both(1, "A"), Lab.both(2, "A"), Lab.both(1, "B"), Lab.both(1, "A", "2"),
          Lab.both(1, "A", "1.5", "2"), Lab.both(1, "A", tags: [.deposit]),
          Lab.both(1, "A", tags: [.withdrawal]),
        ]) { $0 == $1 })
    #expect(
      Lab.tellsApart(
        [
          USDPrice(data: []), USDPrice(data: [Lab.dollars(1, "A")]),
          USDPrice(data: [Lab.dollars(2, "A")]),
        ]) { $0 == $1 })
    #expect(
      Lab.tellsApart(
        [
          AllPrice(data: []), AllPrice(data: [Lab.both(1, "A")]),
          AllPrice(data: [Lab.both(2, "A")]),
        ]) { $0 == $1 })
    #expect(
      Lab.tellsApart(
        Tag.allCases
      ) { $0 == $1 })
  }
}
