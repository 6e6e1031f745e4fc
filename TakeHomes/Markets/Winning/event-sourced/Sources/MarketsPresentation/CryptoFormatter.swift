import Foundation

public enum CurrencyType: String, CaseIterable, Sendable {
  case usd, eur

  public var code: String { rawValue.uppercased() }

  public var locale: Locale {
    switch self {
    case .usd: Locale(identifier: "en_US")
    case .eur: Locale(identifier: "en_IE")
    }
  }

  public var fallback: String { symbol + "0.00" }

  fileprivate var symbol: String {
    switch self {
    case .usd: "$"
    case .eur: "€"
    }
  }
}

/// Writes amounts from their decimal digits, so none is lost on the way.
public struct CryptoFormatter: Sendable {
  public init() {}

  public func format(value: Decimal?, currency: CurrencyType) -> String {
    write(value, symbol: currency.symbol) ?? currency.fallback
  }

  public func format(text: String, currency: CurrencyType) -> String {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard text.wholeMatch(of: /[+-]?[0-9]+(\.[0-9]+)?/) != nil else { return currency.fallback }
    return format(value: Decimal(string: text), currency: currency)
  }

  public func format(decimal: Decimal?) -> String {
    write(decimal, symbol: "") ?? "0.00"
  }

  private func write(_ value: Decimal?, symbol: String) -> String? {
    guard let value, value.isFinite else { return nil }
    let amount = value.magnitude.rounded(to: mostDigits(for: value.magnitude))
    let parts = "\(amount)".split(separator: ".")
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    let padded = fraction + String(repeating: "0", count: max(0, 2 - fraction.count))
    let sign = value < 0 && amount != 0 ? "-" : ""
    return "\(sign)\(symbol)\(grouped(parts[0])).\(padded)"
  }

  private func mostDigits(for magnitude: Decimal) -> Int {
    if magnitude >= 1 { return 2 }
    return magnitude * 100 >= 1 ? 4 : 8
  }

  private func grouped(_ digits: Substring) -> String {
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }
}

extension Decimal {
  /// Halves go away from zero.
  fileprivate func rounded(to digits: Int) -> Decimal {
    var (input, output) = (self, Decimal())
    NSDecimalRound(&output, &input, digits, .plain)
    return output
  }
}
