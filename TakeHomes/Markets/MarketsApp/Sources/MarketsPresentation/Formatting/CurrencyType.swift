public import Foundation

/// A currency that prices are shown in; one more is one more case.
public enum CurrencyType: String, CaseIterable, Sendable {
  case usd, eur

  /// As in ISO 4217.
  public var code: String { rawValue.uppercased() }

  /// Both write `1,234.50` with the sign in front; only the sign differs.
  public var locale: Locale {
    switch self {
    case .usd: Locale(identifier: "en_US")
    case .eur: Locale(identifier: "en_IE")
    }
  }

  /// What stands where there is no amount.
  public var fallback: String {
    switch self {
    case .usd: "$0.00"
    case .eur: "€0.00"
    }
  }
}
