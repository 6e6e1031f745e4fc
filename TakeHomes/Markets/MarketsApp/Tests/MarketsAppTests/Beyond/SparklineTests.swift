import Foundation
import MarketsData
import MarketsDomain
import MarketsPresentation
import Testing

struct SparklineTests {
  @Test func `a course fills the unit square`() throws {
    let line = try #require(Sparkline(prices: [2, 4, 3], formatter: CryptoFormatter()))
    #expect(line.points == [.init(x: 0, y: 0), .init(x: 0.5, y: 1), .init(x: 1, y: 0.5)])
    #expect(line.isRising)
    #expect(line.summary.contains("$2.00"))
    #expect(line.summary.contains("$4.00"))
  }

  @Test func `a flat course lies in the middle`() throws {
    let line = try #require(Sparkline(prices: [5, 5], formatter: CryptoFormatter()))
    #expect(line.points.map(\.y) == [0.5, 0.5])
  }

  @Test(arguments: [[], [1]] as [[Decimal]])
  func `a dot is no course`(_ prices: [Decimal]) {
    #expect(Sparkline(prices: prices, formatter: CryptoFormatter()) == nil)
  }

  @Test func `an invented past ends at the present price and is always the same`() async throws {
    let repository = MarketsRepository { _ in StubSource() }
    let history = LocalPriceHistory(repository: repository, count: 10)
    let past = try await history.priceHistory(id: 1)
    #expect(past.count == 10)
    #expect(past.last == 1)
    #expect(Set(past).count > 5)
    #expect(past.allSatisfy { $0 > 0 })
    #expect(try await history.priceHistory(id: 1) == past)
    #expect(try await history.priceHistory(id: 99).isEmpty)
  }
}
