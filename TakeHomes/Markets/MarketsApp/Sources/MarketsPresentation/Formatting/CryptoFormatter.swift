public import Foundation

/// Writes amounts with as many digits as their size deserves.
///
/// Styles are values that are made once and never change, so any number of threads may format at once.
public struct CryptoFormatter: Sendable {
  public init() {}

  /// An amount in a currency; the currency's fallback for nil and for what is no number.
  public func format(value: Decimal?, currency: CurrencyType) -> String {
    guard let value, !value.isNaN, let style = Self.currencies[currency]?[Digits(of: value)]
    else { return currency.fallback }
    return style.format(value)
  }

  /// An amount as servers write it: digits with a point, perhaps a sign and an exponent.
  public func format(text: String, currency: CurrencyType) -> String {
    format(value: Self.number(in: text), currency: currency)
  }

  /// An amount without a currency's sign.
  public func format(decimal: Decimal?) -> String {
    guard let decimal, !decimal.isNaN, let style = Self.decimals[Digits(of: decimal)]
    else { return "0.00" }
    return style.format(decimal)
  }

  private static let currencies = Dictionary(
    uniqueKeysWithValues: CurrencyType.allCases.map { currency in
      let style = Decimal.FormatStyle.Currency(code: currency.code, locale: currency.locale)
        .rounded(rule: .toNearestOrAwayFromZero)
      return (currency, Digits.table { style.precision(.fractionLength($0)) })
    })

  private static let decimals = Digits.table {
    Decimal.FormatStyle(locale: CurrencyType.usd.locale)
      .rounded(rule: .toNearestOrAwayFromZero).precision(.fractionLength($0))
  }

  /// `Decimal(string:)` would read "12abc" as twelve.
  private static func number(in text: String) -> Decimal? {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard text.wholeMatch(of: /[+-]?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil else { return nil }
    return Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
  }
}
