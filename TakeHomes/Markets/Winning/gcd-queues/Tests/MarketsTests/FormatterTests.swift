import Foundation
import XCTest

@testable import MarketsPresentation

final class FormatterTests: XCTestCase {
  private let formatter = CryptoFormatter()

  func testDigits() {
    let table = [
      "1": "1.00", "1.005": "1.01", "2.125": "2.13", "1234.5": "1,234.50", "0.12345": "0.1235",
      "0.5": "0.50", "0.0125": "0.0125", "0.01": "0.01", "0.001234567": "0.00123457",
      "0.00000012": "0.00000012", "0": "0.00",
      "12345678901234567890.12": "12,345,678,901,234,567,890.12",
    ]
    for (amount, text) in table {
      XCTAssertEqual(formatter.format(value: number(amount), currency: .usd), "$" + text)
      XCTAssertEqual(formatter.format(value: number(amount), currency: .eur), "€" + text)
      XCTAssertEqual(formatter.format(text: amount, currency: .usd), "$" + text)
      XCTAssertEqual(formatter.format(decimal: number(amount)), text)
    }
  }

  func testSignsDoNotMatter() {
    XCTAssertEqual(formatter.format(value: -1234.5, currency: .usd), "-$1,234.50")
    XCTAssertEqual(formatter.format(value: number("-1.005"), currency: .eur), "-€1.01")
    XCTAssertEqual(formatter.format(decimal: number("-0.5")), "-0.50")
    XCTAssertEqual(formatter.format(decimal: number("-0.12345")), "-0.1235")
  }

  func testNothing() {
    XCTAssertEqual(formatter.format(value: nil, currency: .usd), "$0.00")
    XCTAssertEqual(formatter.format(value: nil, currency: .eur), "€0.00")
    XCTAssertEqual(formatter.format(decimal: nil), "0.00")
    XCTAssertEqual(formatter.format(text: "many", currency: .eur), "€0.00")
  }
}
