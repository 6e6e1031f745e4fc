import Foundation
import Testing

@testable import MarketsPresentation

@Suite struct FormatterTests {
  @Test func `dollars have two digits`() {
    #expect(CryptoFormatter().format(value: 12.5, currency: .usd) == "$12.50")
  }

  @Test func `no amount is zero dollars`() {
    #expect(CryptoFormatter().format(value: nil, currency: .usd) == "$0.00")
  }
}
