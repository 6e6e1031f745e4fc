import Foundation
import Testing

@testable import MarketsDomain

@Suite struct ModelTests {
  @Test func `prices in dollars can be read`() throws {
    let json = #"{"data":[{"id":7,"name":"BTC","usd":1.5,"tags":["deposit"]}]}"#
    let prices = try JSONDecoder().decode(USDPrice.self, from: Data(json.utf8))
    #expect(prices.data.map(\.id) == [7])
    #expect(prices.data.map(\.usd) == [1.5])
  }
}
