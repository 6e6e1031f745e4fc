import Dispatch
import Foundation
import Testing

@testable import MarketsPresentation

@Suite struct FormatterTests {
  @Test(arguments: [
    ("1", "1.00"), ("1.005", "1.01"), ("1.004", "1.00"), ("999.999", "1,000.00"), ("2.5", "2.50"),
    ("1234567.891", "1,234,567.89"), ("12345678901234567890.125", "12,345,678,901,234,567,890.13"),
    ("0.5", "0.50"), ("0.12345", "0.1235"), ("0.12344", "0.1234"), ("0.123", "0.123"),
    ("0.01", "0.01"), ("0.01005", "0.0101"), ("0.99995", "1.00"), ("0.0099", "0.0099"),
    ("0.00001234", "0.00001234"), ("0.000000125", "0.00000013"), ("0.001", "0.001"),
    ("0.005", "0.005"), ("0", "0.00"),
  ])
  func `digits follow the size`(amount: String, text: String) throws {
    let formatter = CryptoFormatter()
    let value = try decimal(amount)
    #expect(formatter.format(decimal: value) == text)
    #expect(formatter.format(value: value, currency: .usd) == "$\(text)")
    #expect(formatter.format(value: value, currency: .eur) == "€\(text)")
    #expect(formatter.format(text: amount, currency: .eur) == "€\(text)")
    guard value != 0 else { return }
    #expect(formatter.format(value: -value, currency: .usd) == "-$\(text)")
    #expect(formatter.format(decimal: -value) == "-\(text)")
  }

  @Test func `nothing to show`() {
    let formatter = CryptoFormatter()
    #expect(formatter.format(decimal: nil) == "0.00")
    for currency in CurrencyType.allCases {
      #expect(formatter.format(value: nil, currency: currency) == currency.fallback)
      #expect(formatter.format(text: "", currency: currency) == currency.fallback)
      #expect(formatter.format(text: "abc", currency: currency) == currency.fallback)
    }
  }

  @Test func `currencies`() {
    #expect(CurrencyType.allCases.map(\.code) == ["USD", "EUR"])
    #expect(CurrencyType.allCases.map(\.fallback) == ["$0.00", "€0.00"])
    #expect(CurrencyType.allCases.map(\.locale.identifier) == ["en_US", "en_IE"])
  }

  @Test func `any number of threads may format`() {
    let formatter = CryptoFormatter()
    let wrong = Box<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for step in 1...100 {
        let text = formatter.format(value: Decimal(thread * 100 + step), currency: .usd)
        if text != "$\(thread * 100 + step).00" { wrong.change { $0.append(text) } }
      }
    }
    #expect(wrong.value == [])
  }
}
