/// What a data source can be asked for.
public enum DataSourceResource: String, CaseIterable, Sendable {
  case usdPrices, allPrices

  /// The file that holds it where there is no network.
  public var fileName: String { "\(rawValue).json" }

  /// What a person calls it.
  public var title: String {
    switch self {
    case .usdPrices: "prices in dollars"
    case .allPrices: "prices in dollars and euros"
    }
  }
}
