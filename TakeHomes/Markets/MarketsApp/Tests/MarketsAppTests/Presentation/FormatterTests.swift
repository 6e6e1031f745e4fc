import Foundation
import MarketsPresentation
import Testing

struct FormatterTests {
  private let formatter = CryptoFormatter()

  @Test(arguments: [
    ("67187.33", "$67,187.33"), ("1234567.891", "$1,234,567.89"), ("1", "$1.00"),
    ("1.005", "$1.01"),
    ("2.345", "$2.35"), ("1.0049999", "$1.00"), ("999999999999.995", "$1,000,000,000,000.00"),
    ("12345678901234567890123456789.125", "$12,345,678,901,234,567,890,123,456,789.13"),
    ("100", "$100.00"), ("10.5", "$10.50"),
    ("0.999", "$0.999"), ("0.99995", "$1.00"), ("0.5", "$0.50"), ("0.1", "$0.10"),
    ("0.01", "$0.01"),
    ("0.0123456", "$0.0123"), ("0.01235", "$0.0124"), ("0.01005", "$0.0101"), ("0.123", "$0.123"),
    ("0.0099", "$0.0099"), ("0.009999999", "$0.01"), ("0.005", "$0.005"),
    ("0.00000012", "$0.00000012"),
    ("0.000000125", "$0.00000013"), ("0.00002481", "$0.00002481"), ("0.001", "$0.001"),
    ("0", "$0.00"),
    ("-1.005", "-$1.01"), ("-0.0123456", "-$0.0123"), ("-0.00000012", "-$0.00000012"),
    ("-1", "-$1.00"),
  ])
  func `dollars have the digits that their size deserves`(_ text: String, _ shown: String) {
    #expect(formatter.format(value: Decimal(string: text), currency: .usd) == shown)
    #expect(formatter.format(text: text, currency: .usd) == shown)
  }

  @Test(arguments: [
    ("1234567.891", "€1,234,567.89"), ("0.0123456", "€0.0123"), ("0.00000012", "€0.00000012"),
    ("1.005", "€1.01"), ("-2.5", "-€2.50"),
  ])
  func `euros follow the same rules`(_ text: String, _ shown: String) {
    #expect(formatter.format(value: Decimal(string: text), currency: .eur) == shown)
  }

  @Test(arguments: [
    ("1234567.891", "1,234,567.89"), ("0.0123456", "0.0123"), ("0.00000012", "0.00000012"),
    ("1.005", "1.01"), ("1", "1.00"), ("0.01", "0.01"),
  ])
  func `amounts without a sign follow the same rules`(_ text: String, _ shown: String) {
    #expect(formatter.format(decimal: Decimal(string: text)) == shown)
  }

  @Test(arguments: [nil, Decimal.nan])
  func `what is no number has a fallback`(_ value: Decimal?) {
    #expect(formatter.format(value: value, currency: .usd) == "$0.00")
    #expect(formatter.format(value: value, currency: .eur) == "€0.00")
    #expect(formatter.format(decimal: value) == "0.00")
  }

  @Test(arguments: ["", "abc", "12abc", "1.2.3", "--1", "NaN", "1,5"])
  func `text that is no number has a fallback`(_ text: String) {
    #expect(formatter.format(text: text, currency: .usd) == "$0.00")
    #expect(formatter.format(text: text, currency: .eur) == "€0.00")
  }

  @Test func `text may have an exponent`() {
    #expect(formatter.format(text: "1.2e-05", currency: .usd) == "$0.000012")
  }

  @Test func `a currency knows its code, its locale and its fallback`() {
    #expect(CurrencyType.allCases.map(\.code) == ["USD", "EUR"])
    #expect(CurrencyType.allCases.map(\.locale.identifier) == ["en_US", "en_IE"])
    #expect(CurrencyType.allCases.map(\.fallback) == ["$0.00", "€0.00"])
  }

  @Test func `many threads may format at once`() {
    let formatter = formatter
    let wrong = Notes<String>()
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for number in 0..<250 {
        let value = Decimal(number) / 1_000 + Decimal(thread * 2)
        let usd = formatter.format(value: value, currency: .usd)
        let eur = formatter.format(value: value, currency: .eur)
        if usd.dropFirst() != eur.dropFirst() { wrong.add(usd) }
      }
    }
    #expect(wrong.all.isEmpty)
  }
}
