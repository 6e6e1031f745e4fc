import Foundation

public enum CurrencyType: String, CaseIterable, Sendable {
  case usd, eur

  public var code: String {
    return rawValue
  }

  public var locale: Locale {
    return Locale(identifier: "en_US")
  }

  public var fallback: String {
    return "$0.00"
  }
}

public final class CryptoFormatter: @unchecked Sendable {
  public static let shared = CryptoFormatter()

  private var formatter: NumberFormatter!
  private var lastTexts: [String: String] = [:]

  public init() {
    formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
  }

  func format(value: Decimal, decimalPlaces: Int) -> String {
    let key = "\(value) \(decimalPlaces)"
    if let text = lastTexts[key] {
      return text
    }
    formatter.minimumFractionDigits = 2
    formatter.maximumFractionDigits = decimalPlaces
    let text = formatter.string(from: NSDecimalNumber(decimal: value))!
    if lastTexts.count >= 4 {
      lastTexts.removeAll()
    }
    lastTexts[key] = text
    return text
  }

  public func format(value: Decimal?, currency: CurrencyType) -> String {
    return "$" + format(value: value ?? 0, decimalPlaces: 2)
  }

  public func format(text: String, currency: CurrencyType) -> String {
    return format(value: Decimal(string: text)!, currency: currency)
  }

  public func format(decimal: Decimal?) -> String {
    return format(value: decimal!, decimalPlaces: 4)
  }
}
