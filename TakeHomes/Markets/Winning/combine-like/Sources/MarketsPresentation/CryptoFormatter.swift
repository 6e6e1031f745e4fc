import Foundation

public enum CurrencyType: String, CaseIterable, Sendable {
  case usd, eur

  public var code: String { self == .usd ? "USD" : "EUR" }
  public var locale: Locale { Locale(identifier: self == .usd ? "en_US" : "en_IE") }
  public var fallback: String { sign + "0.00" }

  fileprivate var sign: String { self == .usd ? "$" : "€" }
}

/// Writes amounts digit by digit, without an object that threads would share.
public struct CryptoFormatter: Sendable {
  public init() {}

  public func format(value: Decimal?, currency: CurrencyType) -> String {
    text(of: value, sign: currency.sign) ?? currency.fallback
  }

  public func format(text: String, currency: CurrencyType) -> String {
    let text = text.trimmingCharacters(in: .whitespaces)
    let digits = text.drop { $0 == "-" || $0 == "+" }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    let isAmount =
      text.count - digits.count < 2 && parts.count < 3
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { ("0"..."9").contains($0) } }
    return format(value: isAmount ? Decimal(string: text) : nil, currency: currency)
  }

  public func format(decimal: Decimal?) -> String { text(of: decimal, sign: "") ?? "0.00" }

  private func text(of value: Decimal?, sign: String) -> String? {
    guard let value, value.isFinite else { return nil }
    var size = value.magnitude
    var rounded = Decimal()
    NSDecimalRound(&rounded, &size, digits(for: size), .plain)
    // A decimal describes itself with a point and without an exponent.
    let parts = rounded.description.split(separator: ".")
    var whole = Array(parts[0])
    for place in stride(from: whole.count - 3, to: 0, by: -3) { whole.insert(",", at: place) }
    var cents = parts.count == 2 ? String(parts[1]) : ""
    while cents.count < 2 { cents += "0" }
    let minus = value < 0 && rounded > 0 ? "-" : ""
    return minus + sign + String(whole) + "." + cents
  }

  private func digits(for size: Decimal) -> Int {
    size >= 1 ? 2 : size >= Decimal(sign: .plus, exponent: -2, significand: 1) ? 4 : 8
  }
}
