import Foundation
import Testing

@testable import MarketsPresentation

struct DigitsTests {
  /// The size decides how many digits are shown, and the sign does not matter.
  @Test(arguments: [
    ("1234.5", "$1,234.50"), ("-1234.5", "-$1,234.50"), ("-7.12345", "-$7.12"), ("2.345", "$2.35"),
    ("0.5", "$0.50"),
    ("0.1234", "$0.1234"), ("0.00000012", "$0.00000012"),
  ]) func `an amount has its digits`(amount: String, text: String) {
    #expect(CryptoFormatter().format(value: Decimal(string: amount), currency: .usd) == text)
  }
}
