import Foundation
import Testing

@testable import MarketsDomain

struct DecodingTests {
  /// An unknown word removes neither its coin nor a digit of the price.
  @Test func `an unknown tag is left out, and an amount is exact`() throws {
    let json = #"{"data":[{"id":1,"name":"BTC","usd":1234567.891,"tags":["deposit","new"]}]}"#
    let prices = try JSONDecoder().decode(USDPrice.self, from: Data(json.utf8)).data
    #expect(prices.map(\.tags) == [[.deposit]])
    #expect(prices.map(\.usd) == [Decimal(string: "1234567.891")])
  }
}
