import Foundation

public enum CurrencyType: String, CaseIterable, Sendable {
  case usd = "USD"
  case eur = "EUR"

  public var code: String { rawValue }

  public var locale: Locale {
    Locale(identifier: self == .usd ? "en_US" : "en_IE")
  }

  public var fallback: String {
    self == .usd ? "$0.00" : "€0.00"
  }
}

public final class CryptoFormatter: Sendable {
  public init() {}

  public func format(value: Decimal?, currency: CurrencyType) -> String {
    guard let value, !value.isNaN else { return currency.fallback }
    return value.formatted(
      .currency(code: currency.code)
        .locale(currency.locale)
        .precision(.fractionLength(fractionLength(value)))
        .rounded(rule: .toNearestOrAwayFromZero))
  }

  public func format(text: String, currency: CurrencyType) -> String {
    // Decimal itself stops reading at the first sign that it does not know.
    guard text.wholeMatch(of: #/[-+]?\d+(\.\d+)?/#) != nil else { return currency.fallback }
    return format(value: Decimal(string: text), currency: currency)
  }

  public func format(decimal: Decimal?) -> String {
    guard let decimal, !decimal.isNaN else { return "0.00" }
    return decimal.formatted(
      .number
        .locale(CurrencyType.usd.locale)
        .precision(.fractionLength(fractionLength(decimal)))
        .rounded(rule: .toNearestOrAwayFromZero))
  }

  private func fractionLength(_ value: Decimal) -> ClosedRange<Int> {
    let cent = Decimal(sign: .plus, exponent: -2, significand: 1)
    switch abs(value) {
    case 1...: return 2...2
    case cent...: return 2...4
    default: return 2...8
    }
  }
}
