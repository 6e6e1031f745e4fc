import Foundation
import Synchronization
import Testing

@testable import MarketsApplication
@testable import MarketsData
@testable import MarketsDomain
@testable import MarketsPresentation

/// C14: how many digits, which ones, and what stands where there is no amount.
@Suite(.serialized) struct FormatterTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var amount: String
    /// Without a currency's sign.
    var text: String
    var testDescription: String { amount }

    init(_ amount: String, _ text: String) {
      self.amount = amount
      self.text = text
    }

    /// With the sign where both locales put it: after a minus.
    func text(sign: String) -> String {
      text.hasPrefix("-") ? "-\(sign)\(text.dropFirst())" : sign + text
    }
  }

  static let rows: [Row] = [
    // One and more: two digits.
    Row("1", "1.00"), Row("1.5", "1.50"), Row("1.23", "1.23"), Row("2.0049", "2.00"),
    Row("1.005", "1.01"), Row("1.015", "1.02"), Row("1.025", "1.03"), Row("2.675", "2.68"),
    Row("999.995", "1,000.00"), Row("1000", "1,000.00"), Row("64123.456", "64,123.46"),
    Row("1234567.891", "1,234,567.89"), Row("1.0000000000001", "1.00"),
    // From a hundredth to below one: two to four.
    Row("0.01", "0.01"), Row("0.012", "0.012"), Row("0.0123", "0.0123"), Row("0.01234", "0.0123"),
    Row("0.01235", "0.0124"), Row("0.0123456", "0.0123"), Row("0.12345", "0.1235"),
    Row("0.12344999", "0.1234"), Row("0.5", "0.50"), Row("0.99", "0.99"), Row("0.9999", "0.9999"),
    Row("0.99995", "1.00"), Row("0.10000001", "0.10"),
    // Below a hundredth: two to eight.
    Row("0", "0.00"), Row("0.009", "0.009"), Row("0.00999999", "0.00999999"),
    Row("0.001", "0.001"), Row("0.00012", "0.00012"), Row("0.00001234", "0.00001234"),
    Row("0.00000012", "0.00000012"), Row("0.00000001", "0.00000001"),
    Row("0.000000015", "0.00000002"), Row("0.000000005", "0.00000001"),
    Row("0.00123456789", "0.00123457"),
    // Signs do not matter for that.
    Row("-1.005", "-1.01"), Row("-1234.5", "-1,234.50"), Row("-0.12345", "-0.1235"),
    Row("-0.00000012", "-0.00000012"), Row("-0.5", "-0.50"),
    // Digits are exact at every size.
    Row("9007199254740993", "9,007,199,254,740,993.00"),
    Row("123456789012345678901234.56", "123,456,789,012,345,678,901,234.56"),
    Row("79228162514264337593543950335.25", "79,228,162,514,264,337,593,543,950,335.25"),
  ]

  @Test(arguments: rows) func `an amount in dollars`(row: Row) {
    let text = CryptoFormatter().format(value: Lab.exact(row.amount), currency: .usd)
    #expect(text == row.text(sign: "$"))
  }

  @Test(arguments: rows) func `an amount in euros`(row: Row) {
    let text = CryptoFormatter().format(value: Lab.exact(row.amount), currency: .eur)
    #expect(text == row.text(sign: "€"))
  }

  @Test(arguments: rows) func `an amount without a sign`(row: Row) {
    #expect(CryptoFormatter().format(decimal: Lab.exact(row.amount)) == row.text)
  }

  @Test(arguments: rows) func `an amount that came as text`(row: Row) {
    let formatter = CryptoFormatter()
    #expect(formatter.format(text: row.amount, currency: .usd) == row.text(sign: "$"))
    #expect(formatter.format(text: row.amount, currency: .eur) == row.text(sign: "€"))
  }

  @Test func `nothing to show gives the fallback`() {
    let formatter = CryptoFormatter()
    #expect(formatter.format(value: nil, currency: .usd) == "$0.00")
    #expect(formatter.format(value: nil, currency: .eur) == "€0.00")
    #expect(formatter.format(decimal: nil) == "0.00")
    #expect(formatter.format(value: .nan, currency: .usd) == "$0.00")
    #expect(formatter.format(value: .nan, currency: .eur) == "€0.00")
    #expect(formatter.format(decimal: .nan) == "0.00")
  }

  @Test(arguments: ["", "   ", "NaN", "much", "12abc", "$5", "--1", "1.2.3"])
  func `a text that is no amount gives the fallback`(text: String) {
    let formatter = CryptoFormatter()
    #expect(formatter.format(text: text, currency: .usd) == "$0.00")
    #expect(formatter.format(text: text, currency: .eur) == "€0.00")
  }

  @Test(arguments: [
    (CurrencyType.usd, "USD", "en_US", "$0.00"), (.eur, "EUR", "en_IE", "€0.00"),
  ])
  func `a currency knows its code, locale and fallback`(
    currency: CurrencyType, code: String, locale: String, fallback: String
  ) {
    #expect(currency.code == code)
    #expect(currency.locale.identifier == locale)
    #expect(currency.fallback == fallback)
    #expect(CurrencyType.allCases.count == 2)
  }
}
